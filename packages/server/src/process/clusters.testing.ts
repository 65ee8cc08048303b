import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL server on this machine. */
export interface Server {
  readonly folder: string;
  /** The major version. */
  readonly version: number;
}

/** A running cluster without any database or role of Signa. */
export interface Cluster {
  /** The address of its superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

interface FindPostgres {
  serversHere(): Promise<readonly Server[]>;
}
interface PostgresCluster {
  startCluster(server: Server): Promise<Cluster>;
}

const script = async (name: string): Promise<unknown> =>
  await import(fileURLToPath(new URL(`../../../../scripts/${name}`, import.meta.url)));

/** One server of each version on this machine, oldest first. */
export async function serversHere(): Promise<readonly Server[]> {
  return await ((await script('find-postgres.mjs')) as FindPostgres).serversHere();
}

/** Starts a separate cluster, which ends with this process at the latest. */
export async function startCluster(server: Server): Promise<Cluster> {
  return await ((await script('postgres-cluster.mjs')) as PostgresCluster).startCluster(server);
}

/** The major version of `pg_dump`, `psql` and the other programs for operators; `null` where they aren't installed. */
export async function clientVersion(): Promise<number | null> {
  try {
    const { stdout } = await run('pg_dump', ['--version']);
    return Number(/ (\d+)/.exec(stdout)?.[1]);
  } catch {
    return null;
  }
}

/** The address of another database, and of another role, on the same cluster. */
export function addressOn(
  { url }: Cluster,
  database: string,
  login?: { readonly name: string; readonly password: string },
) {
  const other = new URL(url);
  other.pathname = `/${database}`;
  if (login) [other.username, other.password] = [login.name, login.password];
  return other.href;
}
