import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../database/migrate.js';
import { openPostgres } from '../database/open-postgres.js';
import { postgresPool } from '../database/postgres.js';
import { loadSample } from '../embedded/load-sample.js';
import { type TestContent, isOutdated, templateOf } from './template.js';
import type { TestDatabase } from './test-database.js';

/**
 * A separate database on the PostgreSQL of SIGNA_TEST_DATABASE_URL, copied from a template.
 *
 * @throws Error without that setting: a suite that requires PostgreSQL fails, it is never skipped
 */
export async function postgresTestDatabase(content: TestContent = 'sample'): Promise<TestDatabase> {
  const ownerUrl = await createDatabase(await template(content));
  const url = await serverAddress(ownerUrl);
  const open = await openPostgres({ url, ownerUrl: null, size: 4, onLost: () => undefined });
  const owner = new pg.Client({ connectionString: ownerUrl, options: '-c search_path=signa' });
  await owner.connect();
  return {
    ...open,
    url,
    ownerUrl,
    async asOwner<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
      const { rows } = await owner.query<Row & pg.QueryResultRow>(text, [...values]);
      return rows;
    },
    async dispose(): Promise<void> {
      await owner.end();
      await open.database.close();
      await dropDatabase(ownerUrl);
    },
  };
}

const prefix = 'signa_template_';

/** A superuser's address of a PostgreSQL cluster in which tests can create databases. */
export function testCluster(): string {
  const url = namedCluster();
  if (!url) throw new Error(needsPostgres);
  return url;
}

/** Error of a test without PostgreSQL; npm starts one and passes its address to the tests. */
export const needsPostgres = 'This test needs PostgreSQL: run it with npm run test:server';

/** Whether a PostgreSQL for tests is available. */
export const hasPostgres = (): boolean => Boolean(namedCluster());

/** A superuser's address, such as postgresql://postgres@127.0.0.1:5432/postgres. */
const namedCluster = () => process.env['SIGNA_TEST_DATABASE_URL'];

/** Creates a database, empty or as a copy, and returns its address. */
export async function createDatabase(template = 'template1'): Promise<string> {
  const name = `signa_test_${randomUUID().replaceAll('-', '')}`;
  await onCluster((client) => client.query(`create database ${name} template ${template}`));
  return addressOf(name);
}

/** The same database with the login of test servers. */
export async function serverAddress(ownerUrl: string): Promise<string> {
  await onCluster((client) =>
    client.query(`do $$ begin
      perform pg_advisory_xact_lock(hashtext('signa-test-login'));
      if not exists (select from pg_roles where rolname = 'signa_app') then create role signa_app nologin noinherit; end if;
      if not exists (select from pg_roles where rolname = '${login}') then create role ${login} login password '${login}' noinherit; end if;
      if not pg_has_role('${login}', 'signa_app', 'member') then grant signa_app to ${login}; end if;
    end $$`),
  );
  const url = new URL(ownerUrl);
  url.username = login;
  url.password = login;
  return url.href;
}

const login = 'signa_test_server';

export async function dropDatabase(url: string): Promise<void> {
  await onCluster((client) => client.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`));
}

/** The database to copy; of several suites that need it first, one builds it. */
async function template(content: TestContent): Promise<string> {
  const { name, now } = await templateOf(content);
  const database = `${prefix}${name}`;
  await onCluster(async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('signa-test-template'))`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount !== 0) return;
    await dropOutdated(client);
    await client.query(`create database ${database}`);
    try {
      await fill(addressOf(database), content, now);
    } catch (error) {
      await client.query(`drop database ${database} with (force)`);
      throw error;
    }
  });
  return database;
}

async function dropOutdated(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'signa\\_template\\_%'`,
  );
  for (const { datname } of rows) {
    if (isOutdated(datname.slice(prefix.length))) await client.query(`drop database if exists ${datname} with (force)`);
  }
}

async function fill(url: string, content: TestContent, now: string): Promise<void> {
  const pool = postgresPool({ url, size: 1, statementTimeout: 600_000, onLost: () => undefined });
  const { connection, release } = await pool.acquire();
  try {
    await migrate(connection, { prepare: content === 'sample' ? () => loadSample(connection, now) : undefined });
  } finally {
    release();
    await pool.close();
  }
}

function addressOf(database: string): string {
  const url = new URL(testCluster());
  url.pathname = `/${database}`;
  return url.href;
}

export function onCluster<T>(act: (client: pg.Client) => Promise<T>): Promise<T> {
  return onDatabase(testCluster(), act);
}

/** Runs a function with its own database connection. */
export async function onDatabase<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
