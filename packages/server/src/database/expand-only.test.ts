import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fc } from '@fast-check/vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { type Fact, type Shape, readShape } from '../testing/database-shape.js';
import { ownerConnection } from '../testing/owner-connection.js';
import { createDatabase, dropDatabase } from '../testing/postgres-test-database.js';
import { changesOf } from '../testing/shape-changes.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import type { TestDatabase } from '../testing/test-database.js';
import { migrate } from './migrate.js';
import { migrations } from './migration/index.js';
import { postgresPool } from './postgres.js';

/** Steps up to this one ran before any installation was upgraded while serving. */
const lastOfBefore = '0065-answered-requests';

describeOnPostgres('effects of a step on running servers', () => {
  let db: TestDatabase;
  let before: Shape;
  beforeAll(async () => {
    db = await postgresTestDatabase('empty');
    before = await readShape(ownerConnection(db));
  });
  afterAll(() => db.dispose());

  async function changes(sql: string) {
    await db.asOwner('begin');
    await db.asOwner(sql);
    const after = await readShape(ownerConnection(db));
    await db.asOwner('rollback');
    return changesOf(before, after);
  }

  it.each([
    ['drop table signa.shown_alert', 'relation signa.shown_alert is gone'],
    ['alter table signa.shortcut drop column details', 'column signa.shortcut.details is gone'],
    ['alter table signa.shortcut rename column details to text', 'column signa.shortcut.details is gone'],
    ['alter table signa.shortcut rename to phrase', 'relation signa.shortcut is gone'],
    ['alter table signa.shortcut alter column details type varchar(100)', 'column signa.shortcut.details is another'],
    ['alter table signa.shortcut add column later text not null', 'column signa.shortcut.later is wanted'],
    ['alter table signa.patient alter column weight set not null', 'column signa.patient.weight takes less'],
    ['alter table signa.task alter column archived drop default', 'column signa.task.archived takes less'],
    [
      `alter table signa.shortcut add check (details <> '')`,
      'constraint signa.shortcut.shortcut_details_check narrows',
    ],
    ['create unique index later on signa.shortcut (label)', 'index signa.shortcut.later narrows'],
    ['drop function signa.last_sign_ins(bigint)', 'function signa.last_sign_ins(p_location bigint) is gone'],
    ['revoke insert on signa.client from signa_app', 'right INSERT on signa.client is gone'],
    ['drop policy own_location on signa.client', 'policy own_location of signa.client is gone'],
  ])('A-342 detects what breaks them: %s', async (sql, told) => {
    expect((await changes(sql)).breaks).toContain(told);
  });

  it.each([
    ['alter table signa.task add column later text default gen_random_uuid()::text', 'signa.task is rewritten'],
    ['create index later on signa.task (id)', 'index signa.task.later is built'],
    [
      `alter table signa.task add column later text check (later <> '')`,
      'constraint signa.task.task_later_check is built',
    ],
    ['alter table signa.patient alter column weight set not null', 'column signa.patient.weight is scanned'],
  ])('A-342 detects what blocks them: %s', async (sql, told) => {
    expect((await changes(sql)).locks).toContain(told);
  });

  it.each([
    'alter table signa.shortcut add column later text',
    `alter table signa.shortcut add column later text not null default ''`,
    'create table signa.later (id bigint primary key, name text not null unique)',
    'drop index signa.audit_by_person',
    'alter table signa.shortcut add column later integer; alter table signa.shortcut add check (later > 0) not valid',
    'create function signa.later() returns text language sql as $$ select null::text $$',
    'alter table signa.patient alter column weight drop not null',
  ])('A-342 accepts what affects no one: %s', async (sql) => {
    expect(await changes(sql)).toEqual({ breaks: [], locks: [] });
  });

  it('A-342 each new step only expands the schema and blocks no one, or states why it can', async () => {
    const first = migrations.findIndex(({ name }) => name === lastOfBefore) + 1;
    expect(first).toBeGreaterThan(0);
    if (first === migrations.length) return;
    const url = await createDatabase();
    const pool = postgresPool({ url, size: 1, statementTimeout: 60_000, onLost: () => undefined });
    const { connection, release } = await pool.acquire();
    await migrate(connection, { steps: migrations.slice(0, first) });
    for (let end = first + 1; end <= migrations.length; end += 1) {
      const was = await readShape(connection);
      const step = migrations[end - 1];
      await migrate(connection, { steps: migrations.slice(0, end) });
      const { breaks, locks } = changesOf(was, await readShape(connection));
      if (step?.contracts === undefined) expect(breaks, step?.name).toEqual([]);
      if (step?.locks === undefined) expect(locks, step?.name).toEqual([]);
    }
    release();
    await pool.close();
    await dropDatabase(url);
  });
});

describe('comparison of what servers rely on', () => {
  const part = fc.constantFrom('a', 'b', 'c', 'd');
  const fact: fc.Arbitrary<Fact> = fc
    .record({
      kind: fc.constantFrom('relation', 'column', 'constraint', 'index', 'function', 'right', 'policy'),
      relation: part,
      own: part,
      detail: fc.constantFrom('', 'unique', 'text'),
      isStrict: fc.boolean(),
      hasDefault: fc.boolean(),
      place: part,
    })
    .map(({ own, ...rest }) => ({
      ...rest,
      columns: [own],
      name: rest.kind === 'relation' ? rest.relation : `${rest.relation}.${own}`,
    }));
  const shape = fc.uniqueArray(fact, { selector: ({ kind, name }) => `${kind} ${name}`, maxLength: 20 });

  it('A-342 finds nothing in unchanged schemas and in new tables', () => {
    fc.assert(
      fc.property(shape, shape, (before, other) => {
        expect(changesOf(before, before)).toEqual({ breaks: [], locks: [] });
        const added = other.map((one) => ({ ...one, relation: `new ${one.relation}`, name: `new ${one.name}` }));
        expect(changesOf(before, [...before, ...added])).toEqual({ breaks: [], locks: [] });
      }),
    );
  });

  it('A-342 names everything that was removed except indexes and constraints', () => {
    fc.assert(
      fc.property(shape, fc.infiniteStream(fc.boolean()), (before, keeps) => {
        const kept = before.filter(() => keeps.next().value);
        const gone = before.filter((one) => !kept.includes(one) && !['index', 'constraint'].includes(one.kind));
        expect(changesOf(before, kept).breaks).toEqual(gone.map(({ kind, name }) => `${kind} ${name} is gone`));
      }),
    );
  });
});
