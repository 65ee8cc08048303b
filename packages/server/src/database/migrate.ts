import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { StartError } from '../start/start-error.js';
import type { Connection } from './connection.js';
import { type Migration, migrations } from './migration/index.js';
import type { Prepare } from './open-database.js';
import { pastRowSecurity } from './past-row-security.js';

/** An arbitrary constant: servers that start concurrently queue for this lock. */
const startLock = 5_162_073;

interface MigrateOptions {
  readonly steps?: readonly Migration[];
  /** Inserts the initial data; it must not change existing data. */
  readonly prepare?: Prepare;
}

/**
 * How long a step waits for a lock held by a serving server: less than PostgreSQL's deadlock timeout, so that no user's
 * transaction is canceled for it.
 */
const lockTimeout = '300ms';

/** About a minute in total, pauses included. */
const mostAttempts = 120;
const pauseMs = 250;

/**
 * Migrates a database to this server's version, in one transaction that only one server at a time can run. Other
 * servers can keep serving: a step that does not get a lock soon releases all of its locks and is retried.
 *
 * @returns the names of the steps that ran, none when the database was up to date
 * @throws StartError when the database lacks what a step needs; Error when the database has steps unknown to this
 * server that do more than expand, because running on it could lose data
 */
export async function migrate(
  connection: Connection,
  { steps = migrations, prepare }: MigrateOptions = {},
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(connection, steps, prepare);
    } catch (error) {
      if (isForOperator(error)) throw new StartError(error.message);
      if (!isContention(error) || attempt === mostAttempts) throw error;
      await wait(pauseMs);
    }
  }
}

async function migrateOnce(
  connection: Connection,
  steps: readonly Migration[],
  prepare: Prepare | undefined,
): Promise<string[]> {
  await connection.run('begin');
  try {
    await connection.query('select pg_advisory_xact_lock($1)', [startLock]);
    await connection.run(`set local lock_timeout = '${lockTimeout}'`);
    await connection.run(`create schema if not exists signa;
      create table if not exists signa.migration (name text primary key, applied_at timestamptz not null default now());
      alter table signa.migration add column if not exists expands boolean`);
    const missing = steps.slice((await appliedSteps(connection, steps)).known);
    if (missing.length > 0) await pastRowSecurity(connection, () => take(connection, missing));
    await prepare?.(connection);
    await connection.run('commit');
    return missing.map((step) => step.name);
  } catch (error) {
    await connection.run('rollback');
    throw error;
  }
}

/** A lock timeout or a deadlock. */
function isContention(error: unknown): boolean {
  return ['55P03', '40P01'].includes(String((error as { code?: unknown }).code));
}

async function take(connection: Connection, missing: readonly Migration[]): Promise<void> {
  for (const step of missing) {
    await connection.run(typeof step.sql === 'string' ? step.sql : await step.sql());
    await connection.query('insert into signa.migration (name, expands) values ($1, $2)', [
      step.name,
      step.contracts === undefined,
    ]);
  }
}

/** Raised by a step for the operator: its message says what is missing and how to create it. */
const forOperator = 'SG001';

function isForOperator(error: unknown): error is Error {
  return error instanceof Error && (error as { code?: unknown }).code === forOperator;
}

/**
 * Rejects a database that is not at this server's version and that its login cannot migrate.
 *
 * @returns the steps of newer servers that the database has in addition; all of them only expand
 * @throws StartError with what to do
 */
export async function requireMigrated(connection: Connection): Promise<readonly string[]> {
  const { rows } = await connection.query(
    `select has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as is_open
    from pg_namespace n join pg_class c on c.relnamespace = n.oid and c.relname = 'migration' where n.nspname = 'signa'`,
    [],
  );
  const [there] = z.array(z.object({ is_open: z.boolean() })).parse(rows);
  // An unreadable table lacks its grants, which are reported with the others.
  if (there && !there.is_open) return [];
  const { known, later } = there ? await appliedSteps(connection, migrations) : { known: 0, later: [] };
  const missing = migrations.slice(known);
  const [first] = missing;
  if (!first) return later;
  throw new StartError(
    `The database of DATABASE_URL isn't at the version of this server. It lacks ${first.name}${missing.length > 1 ? ` and ${missing.length - 1} more` : ''}. Set DATABASE_OWNER_URL to its owner's address, or run npm run migrate with it.`,
  );
}

const appliedRows = z.array(z.object({ name: z.string(), expands: z.boolean() }));

interface AppliedSteps {
  /** The number of this server's steps in the database; they are always the first ones. */
  readonly known: number;
  readonly later: readonly string[];
}

async function appliedSteps(connection: Connection, steps: readonly Migration[]): Promise<AppliedSteps> {
  // Before the first migration by a server of this version, the table does not mark any step as expanding.
  const { rows } = await connection.query(
    `select name, coalesce((to_jsonb(m) ->> 'expands')::boolean, false) as expands from signa.migration m order by name`,
    [],
  );
  const applied = appliedRows.parse(rows);
  const isKnown = applied.map(({ name }, index) => steps[index]?.name === name);
  const unknown = applied.filter((_, index) => !isKnown[index]);
  const isLater = !isKnown.slice(0, steps.length).includes(false) && unknown.every(({ expands }) => expands);
  const names = unknown.map(({ name }) => name);
  if (names.length === 0 || isLater) return { known: applied.length - names.length, later: names };
  throw new Error(
    `The database is newer than this server: it has ${names.join(', ')}. Start a newer server, or restore an older copy of the database.`,
  );
}
