import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from './child.mjs';
import { ask } from './postgres-question.mjs';

/** PostgreSQL does not run as root: it then runs as one of these users. */
function plainUser() {
  if (process.getuid?.() !== 0) return {};
  const number = (option, name) => Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout || NaN);
  for (const name of ['postgres', 'nobody']) {
    const user = { uid: number('-u', name), gid: number('-g', name) };
    if (Number.isInteger(user.uid) && Number.isInteger(user.gid)) return user;
  }
  throw new Error('there is no user postgres or nobody to run it as');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * The npm package contains no symbolic links, and unprivileged users may not be able to read its folder, so it is
 * copied.
 */
function copyOf(whole, folder) {
  const copy = join(folder, 'server');
  cpSync(whole, copy, { recursive: true });
  const links = join(whole, 'pg-symlinks.json');
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : []) {
    const path = join(folder, target.replace(/^native/, 'server'));
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
  return join(copy, 'bin');
}

/**
 * In the tests, text sorts by code point and accents are recognized; the locale's name depends on version and system.
 */
const localesOf = (version) => [
  ...(version >= 17 ? [['--locale-provider=builtin', '--locale=C.UTF-8']] : []),
  ['--locale=C.UTF-8'],
  ['--locale=en_US.UTF-8'],
  ['--no-locale'],
];

async function initialise(bin, version, data, user) {
  let output = '';
  for (const locale of localesOf(version)) {
    const result = await run(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...locale],
      { cwd: tmpdir(), ...user },
    );
    if (result.code === 0) return;
    output = result.output;
    rmSync(data, { recursive: true, force: true });
  }
  throw new Error(`initdb failed: ${output.trim().split('\n').slice(-2).join(' ')}`);
}

/** A temporary database does not need to survive a power failure. */
const settings = (port) =>
  Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    log_min_messages: 'fatal',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Starts a cluster in a temporary folder on a free port.
 *
 * @param server.folder - the folder of initdb and postgres
 * @param server.version - the major version
 * @param server.whole - the folder to copy first, for a server out of the npm package
 * @returns the address of its superuser, and `stop()`, which also removes the folder; it stops with this process too
 */
export async function startCluster({ folder: bin, version, whole }) {
  const user = plainUser();
  const folder = mkdtempSync(join(tmpdir(), 'signa-postgres-'));
  let child;
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
    chmodSync(folder, 0o755);
    const programs = whole ? copyOf(whole, folder) : bin;
    const data = join(folder, 'data');
    await initialise(programs, version, data, user);
    const port = await freePort();
    let log = '';
    child = spawn(join(programs, 'postgres'), ['-D', data, ...settings(port)], {
      cwd: folder,
      ...user,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr.setEncoding('utf8').on('data', (part) => (log += part));
    child.stdout.resume();
    child.on('error', (error) => (log += error.message));
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await untilReady(url, child, () => log);
    const atExit = () => {
      child.kill('SIGINT');
      remove();
    };
    process.once('exit', atExit);
    const stop = async () => {
      await ended(child);
      remove();
      process.off('exit', atExit);
    };
    return { url, stop };
  } catch (error) {
    child?.kill('SIGKILL');
    remove();
    throw error;
  }
}

async function untilReady(url, child, log) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(`postgres did not start: ${log().trim()}`);
    if (!(await ask(url, 'select 1')).error) return;
    await wait(100);
  }
  throw new Error(`postgres did not answer within 30 seconds: ${log().trim()}`);
}

/** SIGINT requests a fast shutdown, which rolls back open transactions. */
function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGINT');
  });
}
