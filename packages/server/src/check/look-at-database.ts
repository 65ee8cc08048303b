import { z } from 'zod';
import type { Connection } from '../database/connection.js';
import { requireOwnLogin } from '../database/login.js';
import { requireMigrated } from '../database/migrate.js';
import { withPostgres } from '../database/with-postgres.js';
import { plainRole, requirePlainRole } from '../database/plain-role.js';
import { requireAccessRules } from '../database/access-rules.js';
import { StartError } from '../start/start-error.js';
import type { Config } from '../start/config.js';
import { type Finding, fault, ok, warning, wordsOf } from './finding.js';
import { checkClock } from './look-at-clock.js';
import { checkIndexes } from './look-at-indexes.js';
import { checkOwnership } from './look-at-ownership.js';

type PostgresConfig = Extract<Config['database'], { kind: 'postgres' }>;

const backup = 'docs/operating.md, "Set up PostgreSQL"';

/** Everything that PostgreSQL needs for a server to run on it, each requirement separately. */
export async function checkDatabase(config: PostgresConfig): Promise<readonly Finding[]> {
  const owner = config.ownerUrl === null ? [] : [await checkAsOwner(config.ownerUrl)];
  try {
    return [
      ...owner,
      ...(await withPostgres({ url: config.url, name: 'DATABASE_URL' }, (connection) =>
        checkAsServer(connection, config),
      )),
    ];
  } catch (error) {
    return [...owner, told('database', error, 'Check DATABASE_URL.')];
  }
}

async function checkAsServer(
  connection: Connection,
  { poolSize, ownerUrl }: PostgresConfig,
): Promise<readonly Finding[]> {
  const facts = await readFacts(connection);
  const findings = [...checkDatabaseFacts(facts, poolSize)];
  findings.push(
    await holds('login', 'can switch to the serving role and has no other rights', backup, () =>
      requireOwnLogin(connection),
    ),
  );
  if (!facts.hasPlainRole) return [...findings, notMigrated(ownerUrl)];
  const entered = await holds(
    'role',
    `can switch to ${plainRole}`,
    `grant ${plainRole} to the login of DATABASE_URL`,
    () => connection.run(`set role ${plainRole}`),
  );
  if (entered.state === 'fault') return [...findings, entered];
  let later: readonly string[] = [];
  const migrated = await holds('migrations', 'has all migrations of this server', backup, async () => {
    later = await requireMigrated(connection);
  });
  if (migrated.state === 'fault') return [...findings, ownerUrl === null ? migrated : notMigrated(ownerUrl)];
  findings.push(migrated);
  if (later.length > 0)
    findings.push(
      warning(
        'newer steps',
        `newer than this server: ${later.join(', ')}`,
        'During an upgrade or rollback, do nothing. Otherwise, start the newer version.',
      ),
    );
  findings.push(
    await holds('row security', 'enabled and forced on every table with practice data', backup, () =>
      requirePlainRole(connection),
    ),
  );
  const accessRules = await holds('grants and policies', 'as created by the migrations', backup, () =>
    requireAccessRules(connection, later),
  );
  findings.push(accessRules);
  findings.push(...(await checkOwnership(connection, facts.version)), ...(await checkIndexes(connection, later)));
  return accessRules.state === 'fault' ? findings : [...findings, ...(await checkContent(connection))];
}

/** A server with the owner's connection string migrates by itself when it starts. */
function notMigrated(ownerUrl: string | null): Finding {
  return ownerUrl === null
    ? fault(
        'migrations',
        "the tables of this server don't exist",
        'Run signa-server migrate with DATABASE_OWNER_URL, or set it for the server.',
      )
    : warning(
        'migrations',
        "doesn't match the version of this server",
        'Nothing to do. The server migrates when it starts, with DATABASE_OWNER_URL.',
      );
}

/** What PostgreSQL reports about itself. */
const databaseFacts = z.object({
  /** For example 150004 for 15.4. */
  version: z.number(),
  encoding: z.string(),
  hasTrigrams: z.boolean(),
  hasPlainRole: z.boolean(),
  maxSessions: z.number(),
  sessions: z.number(),
  /** The database's time in milliseconds. */
  at: z.number(),
});
interface DatabaseFacts extends z.infer<typeof databaseFacts> {
  /** Our time, halfway between request and response. */
  readonly here: number;
}

const question = `
  select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
    exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
    exists (select from pg_roles where rolname = $1) as "hasPlainRole",
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as "maxSessions",
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as sessions,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as at`;

async function readFacts(connection: Connection): Promise<DatabaseFacts> {
  const before = Date.now();
  const { rows } = await connection.query(question, [plainRole]);
  return { ...databaseFacts.parse(rows[0]), here: (before + Date.now()) / 2 };
}

const oldest = 15;

export function checkDatabaseFacts(facts: DatabaseFacts, poolSize: number): readonly Finding[] {
  const major = Math.floor(facts.version / 10_000);
  // The pool, the notification session, and the job queue's sessions, which it leases from the pool.
  const wanted = poolSize + 1;
  const free = facts.maxSessions - facts.sessions;
  return [
    major >= oldest
      ? ok('database', `PostgreSQL ${major} answers`)
      : fault(
          'database',
          `it is PostgreSQL ${major}`,
          `Signa requires PostgreSQL ${oldest} or newer. Upgrade with pg_upgrade.`,
        ),
    facts.encoding === 'UTF8'
      ? ok('encoding', 'UTF8')
      : fault(
          'encoding',
          `the database encoding is ${facts.encoding}`,
          "Create it again with: create database signa encoding 'UTF8' template template0",
        ),
    facts.hasTrigrams
      ? ok('pg_trgm', 'installed')
      : fault(
          'pg_trgm',
          'not installed',
          'As a superuser in that database, run: create extension pg_trgm. On Debian, it is in postgresql-contrib.',
        ),
    free >= wanted
      ? ok('sessions', `${free} of ${facts.maxSessions} are free; a server uses up to ${wanted}`)
      : warning(
          'sessions',
          `${free} of ${facts.maxSessions} are free; a server uses up to ${wanted}`,
          'Raise max_connections, or lower DATABASE_POOL_SIZE. The count includes the sessions of a running server.',
        ),
    checkClock('the database', facts.at, facts.here),
  ];
}

const ownerFacts = z.object({ name: z.string(), may: z.boolean() });

async function checkAsOwner(url: string): Promise<Finding> {
  try {
    return await withPostgres({ url, name: 'DATABASE_OWNER_URL' }, async (connection) => {
      const { rows } = await connection.query(
        `select current_user as name, has_database_privilege(current_database(), 'create') and coalesce((select pg_has_role(nspowner, 'usage')
          from pg_namespace where nspname = 'signa'), true) as may`,
        [],
      );
      const { name, may } = ownerFacts.parse(rows[0]);
      return may
        ? ok('owner', `${name} may migrate`)
        : fault(
            'owner',
            `${name} owns neither the database nor its tables`,
            'Set DATABASE_OWNER_URL to the owning role.',
          );
    });
  } catch (error) {
    return told('owner', error, 'Check DATABASE_OWNER_URL.');
  }
}

const contentFacts = z.object({ support: z.boolean(), pharmacy: z.boolean(), product: z.boolean() });

/** A database without users yet is not a fault, because someone has to start. */
async function checkContent(connection: Connection): Promise<readonly Finding[]> {
  const { rows } = await connection.query(
    `select exists (select from signa.support_user) as support, exists (select from signa.pharmacy) as pharmacy, exists (select from signa.product) as product`,
    [],
  );
  const there = contentFacts.parse(rows[0]);
  const how = 'See docs/setting-up.md.';
  return [
    ...(there.support ? [] : [warning('people', 'no support user, so no one can add a practice', how)]),
    ...(there.pharmacy ? [] : [warning('pharmacies', 'none', how)]),
    ...(there.product ? [] : [warning('products', 'none, so nothing can be prescribed', how)]),
  ];
}

async function holds(about: string, found: string, advice: string, look: () => Promise<void>): Promise<Finding> {
  try {
    await look();
    return ok(about, found);
  } catch (error) {
    return told(about, error, advice);
  }
}

/** The error message of a server that does not start already contains advice. */
function told(about: string, error: unknown, advice: string): Finding {
  return error instanceof StartError ? fault(about, error.message, '') : fault(about, wordsOf(error), advice);
}
