import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { loadSample } from '../embedded/load-sample.js';
import { StartError } from '../start/start-error.js';
import { createDatabase, dropDatabase, onCluster, serverAddress } from '../testing/postgres-test-database.js';
import { sample } from '../testing/sample-server.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import type { TestDatabase } from '../testing/test-database.js';
import { startTestServer } from '../testing/test-server.js';
import { insertBuiltIn } from './built-in.js';
import { migrate } from './migrate.js';
import { migrations } from './migration/index.js';
import { migratePostgres, openPostgres } from './open-postgres.js';
import { postgresPool } from './postgres.js';

const made: string[] = [];
/** A test login with the attributes under test. */
async function login(attributes: string, ...memberOf: string[]): Promise<string> {
  const name = `signa_test_${randomUUID().slice(0, 8)}`;
  made.push(name);
  await onCluster(async (client) => {
    await client.query(`create role ${name} login password '${name}' ${attributes}`);
    for (const role of memberOf) await client.query(`grant ${role} to ${name}`);
  });
  return name;
}
function as(name: string, url: string): string {
  const own = new URL(url);
  own.username = name;
  own.password = name;
  return own.href;
}
const open = (url: string, ownerUrl: string | null = null) =>
  openPostgres({ url, ownerUrl, size: 1, onLost: () => undefined });
const dropLogins = () =>
  onCluster(async (client) => {
    for (const name of made.splice(0)) await client.query(`drop role ${name}`);
  });

describeOnPostgres('the login of a server', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await postgresTestDatabase('empty');
  });
  afterAll(async () => {
    await db.dispose();
    await dropLogins();
  });

  const refusal = async (url: string): Promise<string> => {
    const error: unknown = await open(url).then(
      async ({ database }) => database.close(),
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  };

  it.each([
    ['superuser', ['signa_app'], /it is a superuser/],
    ['bypassrls', ['signa_app'], /it has BYPASSRLS/],
    ['createrole', ['signa_app'], /it can create roles/],
    ['replication', ['signa_app'], /it can replicate/],
    ['createdb', ['signa_app'], /it can create databases/],
    ['', [], /it isn't a member of signa_app/],
    ['', ['signa_app', 'signa_functions'], /it is also a member of signa_functions/],
    ['noinherit', ['signa_app', 'pg_read_all_data'], /it is also a member of pg_read_all_data/],
  ])('A-018 cannot be %s and a member of %s', async (attributes, memberOf, reason) => {
    const told = await refusal(as(await login(attributes, ...memberOf), db.url ?? ''));
    expect(told).toMatch(reason);
    expect(told).toMatch(
      /create role signa_server login .+ grant signa_app to signa_server; .+ only in DATABASE_OWNER_URL/,
    );
  });

  it('A-018 cannot be allowed to grant the plain role to others', async () => {
    const name = await login('noinherit');
    await onCluster((client) => client.query(`grant signa_app to ${name} with admin option`));
    expect(await refusal(as(name, db.url ?? ''))).toMatch(/it can grant signa_app to others \(WITH ADMIN OPTION\)/);
    await onCluster((client) => client.query(`revoke admin option for signa_app from ${name}`));
    const { database } = await open(as(name, db.url ?? ''));
    await database.close();
  });

  it('A-018 cannot be the owner of the tables or a superuser, who could leave the plain role', async () => {
    expect(await refusal(db.ownerUrl ?? '')).toMatch(/the login \w+ of DATABASE_URL: it is a superuser/);
    const owner = await login('', 'signa_app');
    await db.asOwner(`alter table signa.client owner to ${owner}`);
    expect(await refusal(as(owner, db.url ?? ''))).toMatch(/it owns objects that the server uses/);
    await db.asOwner('alter table signa.client owner to current_user');
  });

  it('A-018 cannot gain privileges within a session', async () => {
    const { connection, release } = await db.pool.acquire();
    for (const statement of ['set role postgres', 'set role signa_functions', 'set session authorization postgres'])
      await expect(connection.run(statement)).rejects.toThrow(/permission denied|does not exist/);
    await connection.run('reset role');
    expect((await connection.query('select current_user as name', [])).rows).toEqual([{ name: 'signa_app' }]);
    await connection.run('set role none');
    await expect(connection.query('select * from signa.client', [])).rejects.toThrow(/permission denied/);
    await connection.run('reset role');
    release();
  });

  it('A-018 does not serve a database restored without its grants and policies, and reports what is missing', async () => {
    const restored = await postgresTestDatabase('empty');
    await restored.asOwner(`do $$ declare p record; begin
      for p in select polname, polrelid::regclass as of from pg_policy loop execute format('drop policy %I on %s', p.polname, p.of); end loop;
    end $$;
    revoke all on all tables in schema signa from signa_app; revoke all on schema signa from signa_app;`);
    const told = await refusal(restored.url ?? '');
    expect(told).toMatch(/It lacks policy \w+ of \w+: .+; and \d+ more\./);
    expect(told).toMatch(/with its roles, owners, and privileges/);
    await restored.dispose();
  });

  it('A-018 does not migrate: it reports a database that is not at the version of the server', async () => {
    const url = await createDatabase();
    expect(await refusal(await serverAddress(url))).toMatch(
      /lacks 0001-ground and \d+ more\. Set DATABASE_OWNER_URL to its owner's address, or run npm run migrate/,
    );
    await dropDatabase(url);
  });
});

describeOnPostgres('an owner who is not a superuser', () => {
  let superUrl: string;
  let ownerUrl: string;
  beforeAll(async () => {
    superUrl = await createDatabase();
    const owner = await login('createrole');
    await onCluster((client) =>
      client.query(`alter database ${new URL(superUrl).pathname.slice(1)} owner to ${owner}`),
    );
    ownerUrl = as(owner, superUrl);
    await migratePostgres({ ownerUrl, prepare: insertBuiltIn, onLost: () => undefined });
  });
  afterAll(async () => {
    await dropDatabase(superUrl);
    await dropLogins();
  });

  it('A-018 migrates without seeing practice rows, because row-level security is forced, and the server works', async () => {
    const pool = postgresPool({ url: superUrl, size: 1, statementTimeout: 60_000, onLost: () => undefined });
    const { connection, release } = await pool.acquire();
    await connection.run(
      'delete from signa.role_module; delete from signa.module; delete from signa.role; delete from signa.portal_type; delete from signa.species',
    );
    await loadSample(connection, new Date().toISOString());
    release();
    await pool.close();

    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    const counts = `select (select count(*) from signa.client) + (select count(*) from signa.prescription) + (select count(*) from signa.task) as seen`;
    expect((await owner.query<{ seen: string }>(counts)).rows).toEqual([{ seen: '0' }]);
    await owner.end();

    const url = await serverAddress(superUrl);
    const served = await open(url, ownerUrl);
    const server = await startTestServer({
      ...served,
      asOwner: async () => [],
      dispose: () => served.database.close(),
    });
    const { locationClientSearch } = await server.data(sample.vet, 'LocationClientSearch', {
      locationId: sample.wren,
      filter: 'an',
    });
    expect(locationClientSearch.count).toBeGreaterThan(0);
    await server.data(sample.vet, 'AddShortcut', {
      input: { locationId: sample.wren, label: 'Owned', details: 'Give by mouth.', shortcutType: 'SIG' },
    });
    expect(server.reported).toEqual([]);
    await server.close();
  });

  it('A-341 runs a step that changes the rows of every practice while a reader uses another table', async () => {
    const reader = new pg.Client({ connectionString: superUrl });
    await reader.connect();
    await reader.query('begin; select count(*) from signa.patient');
    const sql = `update signa.client set last_name = 'Moved'; create table signa.kept_rows as select count(*) as rows from signa.client where last_name = 'Moved'`;
    const steps = [...migrations, { name: '9999-moved', sql }];
    const pool = postgresPool({ url: ownerUrl, size: 1, statementTimeout: 60_000, onLost: () => undefined });
    const { connection, release } = await pool.acquire();
    expect(await migrate(connection, { steps })).toEqual(['9999-moved']);
    const { rows } = await connection.query('select rows::integer as rows from signa.kept_rows', []);
    expect((rows as { rows: number }[])[0]?.rows).toBeGreaterThan(0);
    release();
    await pool.close();
    await reader.end();
  });
});
