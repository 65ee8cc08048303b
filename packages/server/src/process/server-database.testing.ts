import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import type { Prepare } from '../database/open-database.js';
import { openEmbedded } from '../database/open-embedded.js';
import { seedEmbedded } from '../testing/embedded-test-database.js';
import { describeOnPostgres } from '../testing/every-database.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import { startsServers } from '../testing/test-timeouts.js';
import type { Settings } from './spawned-server.testing.js';

/** Runs a statement as the owner of the tables and returns its rows. */
export type Query = <Row = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** A database with the sample, for servers to start on. */
export interface ServerDatabase {
  /** Settings that point a server to it. */
  readonly settings: Settings;
  /** Runs owner statements. No server may use an embedded database during that. */
  look<T>(work: (query: Query) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

export async function postgresServerDatabase(): Promise<ServerDatabase> {
  const db = await postgresTestDatabase();
  if (db.url === undefined) throw new Error('A PostgreSQL test database has no address');
  return { settings: { DATABASE_URL: db.url }, look: (work) => work(db.asOwner), remove: () => db.dispose() };
}

export async function embeddedServerDatabase(): Promise<ServerDatabase> {
  const folder = await temporaryFolder();
  /** The owner's connection exists only while the database opens. */
  const open = async (prepare: Prepare): Promise<void> => await (await openEmbedded(folder, prepare)).database.close();
  await seedEmbedded(folder);
  return {
    settings: { SIGNA_DATA_DIR: folder },
    async look<T>(work: (query: Query) => Promise<T>): Promise<T> {
      let result: { readonly value: T } | undefined;
      await open(async (connection) => {
        const query = async <Row>(text: string, values: readonly unknown[] = []) =>
          (await connection.query(text, values)).rows as Row[];
        result = { value: await work(query) };
      });
      if (!result) throw new Error("The owner's connection was not opened");
      return result.value;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'signa-process-'));
}

/** Runs a suite on both databases: an embedded one in a folder, and a real PostgreSQL. */
export function describeOnEveryServerDatabase(
  title: string,
  suite: (make: () => Promise<ServerDatabase>) => void,
): void {
  describe(`${title} (embedded)`, startsServers, () => suite(embeddedServerDatabase));
  describeOnPostgres(`${title} (PostgreSQL)`, () => suite(postgresServerDatabase), startsServers);
}

/** Runs a suite that starts servers on a real PostgreSQL. */
export function describeOnServers(title: string, suite: () => void): void {
  describeOnPostgres(title, suite, startsServers);
}
