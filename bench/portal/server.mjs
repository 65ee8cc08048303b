/** The server as it starts without settings, with the sample practice, in its own folder. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPglite } from '../../packages/server/dist/database/create-pglite.js';
import { at } from '../../scripts/place.mjs';
import { faultyServer } from '../support/fault.mjs';
import { reportStep } from '../support/report.mjs';

/** @param fill - statements that modify its database before use */
export async function openPortal(fill) {
  reportStep('Starting a server with the sample practice');
  const folder = await mkdtemp(join(tmpdir(), 'signa-bench-'));
  let { url, stop } = await spawned(folder);
  if (fill) {
    await stop();
    const database = await createPglite({ dataDir: join(folder, 'database') });
    await database.exec(`set search_path to signa; ${fill}`);
    await database.close();
    ({ url, stop } = await spawned(folder));
  }
  return {
    url,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function spawned(folder) {
  const faulty = faultyServer('signa');
  const child = spawn(process.execPath, [...faulty.options, at('packages/server/dist/signa-server.js')], {
    env: {
      ...faulty.env,
      PATH: process.env.PATH,
      SIGNA_DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'warn',
      // One user makes the calls of many.
      CALLS_PER_SECOND: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const hear = (part) => {
      output += part;
      const found = /Signa is ready: (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    void ended.then(() => reject(new Error(`The server exited before it was ready:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', end);
  };
  return { url, stop };
}
