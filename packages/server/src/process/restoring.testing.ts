import type { Connection } from '../database/connection.js';
import { migrate } from '../database/migrate.js';
import { migrations } from '../database/migration/index.js';
import { migratePostgres } from '../database/open-postgres.js';
import { withPostgres } from '../database/with-postgres.js';
import { loadSample } from '../embedded/load-sample.js';
import { addressOn, type Cluster, clientVersion, type Server, serversHere } from './clusters.testing.js';
import { documentedBlocks, openOperator, type Operator } from './documented.testing.js';
import type { Settings } from './spawned-server.testing.js';

/** The logins that docs/setting-up.md creates, with its placeholder as password. */
const owner = { name: 'signa_owner', password: '...' };
const login = { name: 'signa_server', password: '...' };

/** An installation on a cluster, as the documentation creates or restores it. */
export interface Installation {
  readonly cluster: Cluster;
  /** A superuser's address of the database. */
  readonly superuserUrl: string;
  readonly ownerUrl: string;
  /** Both addresses, as an operator sets them. */
  readonly settings: Settings;
  /** Settings of a server. */
  readonly serving: Settings;
}

function installationOn(cluster: Cluster): Installation {
  const [ownerUrl, url] = [owner, login].map((one) => addressOn(cluster, 'signa', one));
  const serving = { DATABASE_URL: url ?? '' };
  return {
    cluster,
    superuserUrl: addressOn(cluster, 'signa'),
    ownerUrl: ownerUrl ?? '',
    settings: { ...serving, DATABASE_OWNER_URL: ownerUrl ?? '' },
    serving,
  };
}

/** Runs step 1 of docs/setting-up.md on an empty cluster, and loads the sample as the owner that it creates. */
export async function setUpWithSample(cluster: Cluster): Promise<Installation> {
  const operator = await openOperator({ 'db.example': cluster.url });
  const installation = installationOn(cluster);
  const [roles, tables] = await documentedBlocks('setting-up.md', '## 1. Create the database');
  if (!roles || !tables) throw new Error('docs/setting-up.md no longer creates roles and then tables');
  await operator.run(roles, { PGPASSWORD: owner.password });
  // The documented migration would insert the built-in data, which the sample contains too.
  await migratePostgres({
    ownerUrl: installation.ownerUrl,
    prepare: (connection: Connection) => loadSample(connection, new Date().toISOString()),
    onLost: () => undefined,
  });
  await operator.run(tables);
  return installation;
}

const section = '### Restore';

/** Runs the documented backup; restoring happens in the same operator's folder. */
export async function backUp(source: Installation, target: Cluster): Promise<Operator> {
  const operator = await openOperator({ 'db.example': source.cluster.url, 'elsewhere.example': target.url });
  const [backup] = await documentedBlocks('operating.md', '## Back up and restore');
  if (!backup) throw new Error('docs/operating.md no longer says how to back up');
  await operator.run(backup);
  return operator;
}

/** What the documented verification printed after a restore. */
export interface Restored {
  readonly installation: Installation;
  readonly output: string;
}

/**
 * Runs the documented restore, with its second step only where `psql` reported what it is for.
 *
 * @param settings - further settings of the server, for `signa-server check`
 * @throws Error if a documented command fails, as `signa-server check` does when it finds a fault
 */
export async function restore(operator: Operator, target: Cluster, settings: Settings): Promise<Restored> {
  const [roles, memberships, database, verification] = await documentedBlocks('operating.md', section);
  if (!roles || !memberships || !database || !verification)
    throw new Error(`docs/operating.md no longer has four steps below '${section}'`);
  if ((await operator.run(roles)).includes('permission denied to grant privileges')) await operator.run(memberships);
  await operator.run(database);
  const installation = installationOn(target);
  const output = await operator.run(verification, { ...installation.settings, ...settings, PORT: '0' });
  return { installation, output };
}

/** Runs a later step as the owner: it changes a table with row-level security, and a function of another role. */
export async function migrateFurther({ ownerUrl }: Installation): Promise<readonly string[]> {
  const sql = `alter table signa.client add column drilled text; update signa.client set drilled = 'yes';
    do $$ declare f regprocedure; begin
      for f in select oid from pg_proc where pronamespace = 'signa'::regnamespace and prosecdef loop
        execute format('comment on function %s is %L', f, 'drilled');
      end loop;
    end $$`;
  const steps = [...migrations, { name: '9999-drill', sql }];
  return await withPostgres({ url: ownerUrl, name: 'DATABASE_OWNER_URL' }, (connection) =>
    migrate(connection, { steps }),
  );
}

/** A version that is backed up, and those that it is restored into. */
export interface Restores {
  readonly from: Server;
  /** The same version first, then newer ones. */
  readonly into: readonly Server[];
}

/**
 * Each version on this machine that its `pg_dump` can read, oldest first, with the same version and each newer one.
 * None without the programs of PostgreSQL for operators.
 */
export async function possibleRestores(): Promise<readonly Restores[]> {
  const [programs, servers] = await Promise.all([clientVersion(), serversHere()]);
  const sources = servers.filter(({ version }) => programs !== null && version <= programs);
  return sources.map((from) => ({ from, into: servers.filter(({ version }) => version >= from.version) }));
}

/** Which restores a run tries, as a sentence. */
export function restoresText(restores: readonly Restores[]): string {
  const each = restores.map(
    ({ from, into }) => `from PostgreSQL ${from.version} into ${into.map(({ version }) => version).join(', ')}`,
  );
  return each.length > 0
    ? `Restoring as documented was tried ${each.join('; ')}.`
    : 'No restore was tried: pg_dump is not installed, or older than every PostgreSQL on this machine.';
}
