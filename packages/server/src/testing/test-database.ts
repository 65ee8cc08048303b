import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { migrations } from '../database/migration/index.js';
import { migrate } from '../database/migrate.js';
import { embeddedPool } from '../database/embedded.js';
import type { OpenDatabase } from '../database/open-database.js';
import { servePglite } from '../database/open-embedded.js';
import { openPostgres } from '../database/open-postgres.js';

/** A database of a test's own: the serving one, and a way in as its owner, past row-level security. */
export interface TestDatabase extends OpenDatabase {
  /** Runs statements as the owner: to lay data, or to see what the serving role may not. */
  asOwner<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Absent for the embedded database. */
  readonly url?: string;
  dispose(): Promise<void>;
}

/** An embedded database in memory, migrated; a copy of a template, because making one takes seconds. */
export async function embeddedTestDatabase(): Promise<TestDatabase> {
  const pglite = await PGlite.create({ loadDataDir: new Blob([await template()]) });
  const open = await servePglite(pglite);
  return {
    ...open,
    async asOwner<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
      const { connection, release } = await open.pool.acquire();
      try {
        await connection.run('reset role');
        const { rows } = values.length === 0 ? { rows: await lastRows(pglite, text) } : await connection.query(text, values);
        return rows as Row[];
      } finally {
        await connection.run('set role signa_app');
        release();
      }
    },
    dispose: () => open.database.close(),
  };
}

async function lastRows(pglite: PGlite, text: string): Promise<unknown[]> {
  const results = await pglite.exec(text);
  return results.at(-1)?.rows ?? [];
}

async function template(): Promise<Uint8Array<ArrayBuffer>> {
  const steps = await Promise.all(migrations.map(async ({ name, sql }) => name + (typeof sql === 'string' ? sql : await sql())));
  const version = createHash('sha256').update(steps.join()).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), 'signa-test-template');
  const path = join(folder, `${version}.tar`);
  if (!existsSync(path)) {
    await mkdir(folder, { recursive: true });
    const pglite = await PGlite.create();
    const { connection, release } = await embeddedPool(pglite, async () => undefined).acquire();
    await migrate(connection);
    release();
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, path);
  }
  return new Uint8Array(await readFile(path));
}

/**
 * A database of its own on the PostgreSQL of SIGNA_TEST_DATABASE_URL.
 *
 * @throws Error without that setting: a suite that needs PostgreSQL fails plainly, it is never skipped
 */
export async function postgresTestDatabase(): Promise<TestDatabase> {
  const url = await createDatabase();
  const open = await openPostgres({ url, size: 4, onLost: () => undefined });
  const owner = new pg.Client({ connectionString: url, options: '-c search_path=signa' });
  await owner.connect();
  return {
    ...open,
    url,
    async asOwner<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
      const { rows } = await owner.query<Row & pg.QueryResultRow>(text, [...values]);
      return rows;
    },
    async dispose(): Promise<void> {
      await owner.end();
      await open.database.close();
      await dropDatabase(url);
    },
  };
}

/** The address of a PostgreSQL cluster that tests may make databases in, as a superuser. */
export function testCluster(): string {
  const url = process.env['SIGNA_TEST_DATABASE_URL'];
  if (!url) throw new Error('This test needs a PostgreSQL: set SIGNA_TEST_DATABASE_URL to the address of a superuser, such as postgresql://postgres@127.0.0.1:5432/postgres');
  return url;
}

/** Makes an empty database and answers its address. */
export async function createDatabase(): Promise<string> {
  const url = new URL(testCluster());
  const name = `signa_test_${randomUUID().replaceAll('-', '')}`;
  await onCluster(`create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(url: string): Promise<void> {
  await onCluster(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

async function onCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testCluster() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
