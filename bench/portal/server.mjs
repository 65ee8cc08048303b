/** The server as it starts without settings, with the sample practice, in a folder of its own. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../scripts/place.mjs';

export async function openPortal() {
  const folder = await mkdtemp(join(tmpdir(), 'signa-bench-'));
  const child = spawn(process.execPath, [at('packages/server/dist/signa-server.js')], {
    env: { PATH: process.env.PATH, SIGNA_DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' },
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
    void ended.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
  return {
    url,
    async remove() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', end);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
