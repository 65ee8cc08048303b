/** The server of this checkout, as `npm start` runs it: with the sample, the simulators and a separate data folder. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stop } from '../../child.mjs';
import { at } from '../../place.mjs';

/** The machine's own configuration must not affect a server under test. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'];

/**
 * Starts the server on a free port, and stops it when the work is done.
 *
 * @param settings - of its environment, beside folder and port
 * @param work - gets the address of the server
 * @param program - another one than `npm start` runs
 */
export async function onServer(settings, work, program) {
  const folder = await mkdtemp(join(tmpdir(), 'signa-conformance-'));
  try {
    return await onServerAt(folder, settings, work, program);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same with a data folder that is kept. */
export async function onServerAt(folder, settings, work, program = at('packages/server/dist/signa-server.js')) {
  const own = Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const child = spawn(process.execPath, [program], {
    env: { ...own, SIGNA_DATA_DIR: folder, PORT: '0', CALLS_PER_SECOND: '1000', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    return await work(await addressOf(child, ended));
  } finally {
    // A data folder that is kept must be closed cleanly.
    child.kill('SIGTERM');
    process.off('exit', stop);
    await ended;
  }
}

function addressOf(child, ended) {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (part) => {
      output += part;
      const [, welcome, logged] = /Signa is ready: (\S+)|"url":"([^"]+)"[^\n]*"msg":"ready"/.exec(output) ?? [];
      if (welcome ?? logged) resolve(welcome ?? logged);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    void ended.then(() => reject(new Stop(`The server ended before it was ready:\n${output}`)));
  });
}
