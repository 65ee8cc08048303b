import { StartError } from '../start-error.js';
import type { Connection } from './connection.js';
import { type Migration, migrations } from './migration/index.js';
import type { Prepare } from './open-database.js';

/** Any fixed number: servers that start at the same moment queue behind it. */
const startLock = 5_162_073;

export interface MigrateOptions {
  readonly steps?: readonly Migration[];
  /** Lays what the tables start with; it has to leave alone what is there already. */
  readonly prepare?: Prepare;
}

/**
 * Brings a database to this server's version, in one transaction that only one server at a time can be in.
 *
 * @returns the names of the steps taken, none when it was up to date
 * @throws StartError when the database lacks what a step needs; Error when the database holds steps this server does not know: it is newer, and running on it could lose data
 */
export async function migrate(
  connection: Connection,
  { steps = migrations, prepare }: MigrateOptions = {},
): Promise<string[]> {
  await connection.run('begin');
  try {
    await connection.query('select pg_advisory_xact_lock($1)', [startLock]);
    await connection.run(
      'create schema if not exists signa; create table if not exists signa.migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const missing = steps.slice(await appliedSteps(connection, steps));
    for (const step of missing) {
      await connection.run(typeof step.sql === 'string' ? step.sql : await step.sql());
      await connection.query('insert into signa.migration (name) values ($1)', [step.name]);
    }
    await prepare?.(connection);
    await connection.run('commit');
    return missing.map((step) => step.name);
  } catch (error) {
    await connection.run('rollback');
    throw isForOperator(error) ? new StartError(error.message) : error;
  }
}

/** Raised by a step for who runs the database: its words say what is missing there and how to make it. */
const forOperator = 'SG001';

function isForOperator(error: unknown): error is Error {
  return error instanceof Error && (error as { code?: unknown }).code === forOperator;
}

/** How many of the steps the database has; they are always the first ones. */
async function appliedSteps(connection: Connection, steps: readonly Migration[]): Promise<number> {
  const { rows } = await connection.query('select name from signa.migration order by name', []);
  const applied = (rows as { name: string }[]).map((row) => row.name);
  const unknown = applied.filter((name, index) => steps[index]?.name !== name);
  if (unknown.length === 0) return applied.length;
  throw new Error(
    `The database is newer than this server: it holds ${unknown.join(', ')}. Start a newer server, or restore an older copy of the database.`,
  );
}
