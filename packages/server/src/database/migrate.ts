import { StartError } from '../start/start-error.js';
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
    if (missing.length > 0) await pastRowSecurity(connection, () => take(connection, missing));
    await prepare?.(connection);
    await connection.run('commit');
    return missing.map((step) => step.name);
  } catch (error) {
    await connection.run('rollback');
    throw isForOperator(error) ? new StartError(error.message) : error;
  }
}

async function take(connection: Connection, missing: readonly Migration[]): Promise<void> {
  for (const step of missing) {
    await connection.run(typeof step.sql === 'string' ? step.sql : await step.sql());
    await connection.query('insert into signa.migration (name) values ($1)', [step.name]);
  }
}

/**
 * Whoever migrates is a member of the role of the functions for as long as it takes: only a member may change them, and
 * to a member the tables are open. A superuser needs no membership; who may not give it has it from a superuser, or fails.
 */
const membership = (change: string) => `do $$ begin
  if exists (select from pg_roles where rolname = 'signa_functions')
    and not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('${change} %I', current_user);
  end if;
exception when insufficient_privilege then null;
end $$`;

/** Row-level security is forced upon the owner too, but a step has to change the rows of every practice. */
async function pastRowSecurity(connection: Connection, work: () => Promise<void>): Promise<void> {
  const { rows } = await connection.query(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'signa'::regnamespace and relforcerowsecurity order by 1`,
    [],
  );
  const forced = (rows as { name: string }[]).map(({ name }) => name);
  for (const name of forced) await connection.run(`alter table signa.${name} no force row level security`);
  await connection.run(membership('grant signa_functions to'));
  await work();
  await connection.run(membership('revoke signa_functions from'));
  for (const name of forced) await connection.run(`alter table if exists signa.${name} force row level security`);
}

/** Raised by a step for who runs the database: its words say what is missing there and how to make it. */
const forOperator = 'SG001';

function isForOperator(error: unknown): error is Error {
  return error instanceof Error && (error as { code?: unknown }).code === forOperator;
}

/**
 * Refuses a database that this server did not bring to its version: its login may not do it.
 *
 * @throws StartError with what to do
 */
export async function requireMigrated(connection: Connection): Promise<void> {
  const { rows } = await connection.query(
    `select has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as is_open
    from pg_namespace n join pg_class c on c.relnamespace = n.oid and c.relname = 'migration' where n.nspname = 'signa'`,
    [],
  );
  const [there] = rows as { is_open: boolean }[];
  // What may not even be read lacks its grants, and is told of with the others.
  if (there && !there.is_open) return;
  const missing = there ? migrations.slice(await appliedSteps(connection, migrations)) : migrations;
  const [first] = missing;
  if (!first) return;
  throw new StartError(
    `The database of DATABASE_URL is not at the version of this server: it lacks ${first.name}${missing.length > 1 ? ` and ${missing.length - 1} more` : ''}. Name the address of its owner in DATABASE_OWNER_URL, or run npm run migrate with it.`,
  );
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
