import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '../store/statement.js';
import { uncheckedRows } from '../store/unchecked.testing.js';
import { describeOnEveryDatabase, describeOnPostgres } from '../testing/every-database.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import type { TestDatabase } from '../testing/test-database.js';
import { databaseOf, type Sql } from './database.js';
import { plainRole } from './plain-role.js';
import { postgresPool } from './postgres.js';
import { StaleAccess, scopeSettings } from './scope.js';

describeOnEveryDatabase('a unit of work', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make('empty');
    await db.asOwner(`insert into signa.portal_type values (1, 'Signa', 'Signa', 'signa');
      insert into signa.location (id, name, email_address, portal_type_id) select n, 'L' || n, 'l@example.test', 1 from generate_series(1, 9) n;
      insert into signa.client (location_id, first_name) select n, 'C' || n from generate_series(1, 9) n`);
  });
  afterAll(() => db.dispose());

  const seen = async (sql: Sql) =>
    (await uncheckedRows<{ id: string }>(sql, 'select location_id as id from client order by 1')).map(({ id }) => id);
  const ids = fc
    .uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 9 })
    .map((list) => list.sort((a, b) => a - b).map(String));

  it('A-018 sees its own locations and never those of earlier, later, or concurrent work, whatever fails', async () => {
    const work = fc.record({
      locationIds: ids,
      kind: fc.constantFrom('read', 'write', 'failing read', 'failing write', 'broken read', 'broken write'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(work, { minLength: 1, maxLength: 12 }), async (works) => {
        await Promise.all(
          works.map(async ({ locationIds, kind }) => {
            const run = kind.endsWith('read') ? db.database.read : db.database.write;
            const done = run({ locationIds }, async (sql: Sql) => {
              const first = await seen(sql);
              if (kind.startsWith('failing')) throw new Error('wanted');
              if (kind.startsWith('broken')) await rows(sql, 'select no_such_column from client');
              expect(await seen(sql)).toEqual(first);
              return first;
            });
            if (kind === 'read' || kind === 'write') expect(await done).toEqual(locationIds);
            else await expect(done).rejects.toThrow(/wanted|no_such_column/);
          }),
        );
        expect(await db.database.read({ locationIds: [] }, seen)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('A-018 changes nothing of a location outside its scope', async () => {
    await expect(
      db.database.write({ locationIds: ['1'] }, (tx) =>
        tx.insertInto('client').values({ location_id: '2', first_name: 'Foreign' }).execute(),
      ),
    ).rejects.toThrow(/row-level security/);
    const changed = await db.database.write({ locationIds: ['1'] }, (tx) =>
      tx.updateTable('client').set({ first_name: 'Changed' }).where('location_id', '=', '2').executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
  });

  it('is one transaction: all writes happen or none', async () => {
    const insert = (name: string, fail: boolean) =>
      db.database.write({ locationIds: ['1'] }, async (tx) => {
        await tx.insertInto('client').values({ location_id: '1', first_name: name }).execute();
        if (fail) throw new Error('wanted');
      });
    await expect(insert('Never', true)).rejects.toThrow('wanted');
    await insert('Kept', false);
    const names = await db.asOwner(`select first_name from signa.client where first_name in ('Never', 'Kept')`);
    expect(names).toEqual([{ first_name: 'Kept' }]);
  });

  it('stores nothing when one of its statements failed, even if the work continued', async () => {
    const work = db.database.write({ locationIds: ['1'] }, async (tx) => {
      await tx.insertInto('client').values({ location_id: '1', first_name: 'Swallowed' }).execute();
      await rows(tx, 'select no_such_column from client').catch(() => undefined);
    });
    await expect(work).rejects.toThrow();
    expect(await db.asOwner(`select 1 from signa.client where first_name = 'Swallowed'`)).toEqual([]);
  });

  it('cannot run statements once it is over', async () => {
    let kept: Sql | undefined;
    await db.database.read({ locationIds: ['1'] }, async (sql) => void (kept = sql));
    await expect(seen(kept as Sql)).rejects.toThrow(/is over/);
  });

  it("A-008 is discarded when anyone's rights changed since", async () => {
    const version = async () =>
      (
        await db.database.read({ locationIds: [] }, (sql) =>
          uncheckedRows<{ version: string }>(sql, 'select version from access_version'),
        )
      )[0]?.version;
    const before = await version();
    await db.database.read({ locationIds: ['1'], accessVersion: before }, seen);
    await db.asOwner(
      `insert into signa.app_user (username, first_name, last_name, email) values ('a@b.test', 'A', 'B', 'a@b.test')`,
    );
    await expect(db.database.read({ locationIds: ['1'], accessVersion: before }, seen)).rejects.toThrow(StaleAccess);
    const write = db.database.write({ locationIds: ['1'], accessVersion: before }, (tx) =>
      tx.insertInto('client').values({ location_id: '1', first_name: 'Stale' }).execute(),
    );
    await expect(write).rejects.toThrow(StaleAccess);
    expect(await db.asOwner(`select 1 from signa.client where first_name = 'Stale'`)).toEqual([]);
    await db.database.read({ locationIds: ['1'], accessVersion: await version() }, seen);
  });
});

it('A-018 a scope contains only ids', () => {
  expect(scopeSettings({ locationIds: ['1', '22'], directory: true })).toEqual(['{1,22}', 'on']);
  for (const id of ['', '1}', "1'; drop", '-1', '1.5', '99999999999999999999'])
    expect(scopeSettings({ locationIds: ['7', id] })).toEqual(['{7}', '']);
});

describeOnPostgres('statement timeouts', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await postgresTestDatabase('empty');
  });
  afterAll(() => db.dispose());

  it('A-472 are shorter for reads than for writes, on one session, and absent unless set', async () => {
    const one = postgresPool({
      url: db.url ?? '',
      role: plainRole,
      size: 1,
      statementTimeout: 0,
      onLost: () => undefined,
    });
    const asks = async (sql: Sql) =>
      (await uncheckedRows<{ time: string }>(sql, `select current_setting('statement_timeout') as time`))[0]?.time;
    const timed = databaseOf(one, { read: 40, write: 5_000 });
    const nowhere = { locationIds: [] };
    expect(await timed.read(nowhere, asks)).toBe('40ms');
    expect(await timed.write(nowhere, asks)).toBe('5s');
    expect(await timed.read(nowhere, asks)).toBe('40ms');
    await expect(timed.read(nowhere, (sql) => rows(sql, 'select pg_sleep(60)'))).rejects.toMatchObject({
      code: '57014',
    });
    await timed.close();
    const other = postgresPool({
      url: db.url ?? '',
      role: plainRole,
      size: 1,
      statementTimeout: 0,
      onLost: () => undefined,
    });
    expect(await databaseOf(other).read(nowhere, asks)).toBe('0');
    await other.close();
  });
});
