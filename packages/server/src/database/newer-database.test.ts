import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { createDatabase, dropDatabase, onDatabase, serverAddress } from '../testing/postgres-test-database.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import type { TestDatabase } from '../testing/test-database.js';
import { migrate } from './migrate.js';
import { type Migration, migrations } from './migration/index.js';
import { openPostgres } from './open-postgres.js';
import { postgresPool } from './postgres.js';

/** Runs steps beyond those of this version, like a newer server. */
async function newer(url: string, ...later: readonly Migration[]): Promise<string[]> {
  const pool = postgresPool({ url, size: 1, statementTimeout: 60_000, onLost: () => undefined });
  const { connection, release } = await pool.acquire();
  try {
    return await migrate(connection, { steps: [...migrations, ...later] });
  } finally {
    release();
    await pool.close();
  }
}

const expanding: Migration = {
  name: '9998-expanding',
  sql: `create table signa.later (location_id bigint not null, note text);
    grant select, insert on signa.later to signa_app;
    alter table signa.later enable row level security;
    alter table signa.later force row level security;
    create policy functions on signa.later to signa_functions using (true) with check (true);
    create policy own_location on signa.later to signa_app using (location_id = any ((select signa.scope())::bigint[]));
    alter table signa.shortcut add column later text`,
};

describeOnPostgres('a server on a database migrated by a newer one', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await postgresTestDatabase('empty');
  });
  afterAll(() => db.dispose());

  const open = async () => {
    const { database } = await openPostgres({
      url: db.url ?? '',
      ownerUrl: db.ownerUrl ?? '',
      size: 1,
      onLost: () => undefined,
    });
    await database.close();
  };

  it('A-340 can be restarted when the newer steps only expand, and reverts none', async () => {
    expect(await newer(db.ownerUrl ?? '', expanding)).toEqual(['9998-expanding']);
    await open();
    expect(await newer(db.ownerUrl ?? '', expanding)).toEqual([]);
  });

  it('A-340 rejects newer steps that grant access to tables that it knows', async () => {
    await db.asOwner('grant update on signa.audit_record to signa_app');
    await expect(open()).rejects.toThrow(/It has signa\.audit_record: SELECT,UPDATE to signa_app/);
    await db.asOwner('revoke update on signa.audit_record from signa_app');
    await open();
  });

  it('A-340 rejects newer steps that remove something or are unmarked', async () => {
    const contracting = { name: '9999-contracting', sql: 'select 1', contracts: 'nobody needs it' };
    await newer(db.ownerUrl ?? '', expanding, contracting);
    await expect(open()).rejects.toThrow(/newer than this server: it has 9998-expanding, 9999-contracting/);
    await db.asOwner(`delete from signa.migration where name = '9999-contracting'`);
    await db.asOwner(`update signa.migration set expands = null where name = '9998-expanding'`);
    await expect(open()).rejects.toThrow(/newer than this server: it has 9998-expanding/);
  });
});

it('A-341 a step that does not get a lock releases all of its locks, and runs once it can', async () => {
  const url = await createDatabase();
  await serverAddress(url);
  await newer(url);
  const worker = new pg.Client({ connectionString: url });
  await worker.connect();
  await worker.query('begin; select count(*) from signa.patient');
  const sql = 'alter table signa.client add column later text; alter table signa.patient add column later text';
  const taken = newer(url, { name: '9998-later', sql });
  // A user's transaction can then use what the step locked first, without waiting for it to end.
  await onDatabase(url, async (client) => {
    const waiting = `select count(*)::integer as waiting from pg_locks where not granted and relation = 'signa.patient'::regclass`;
    const count = async () => (await client.query<{ waiting: number }>(waiting)).rows[0]?.waiting;
    await expect.poll(count, { interval: 10 }).toBe(1);
  });
  await worker.query('select count(*) from signa.client');
  await worker.query('commit');
  expect(await taken).toEqual(['9998-later']);
  await worker.end();
  await dropDatabase(url);
});
