/**
 * `npm run check:server`: whether the packed server starts alone, with nothing of the checkout in reach, finds nothing
 * amiss, brings the portal, and ends when it is told to.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, Stop } from './child.mjs';
import { packServer } from './package/pack-server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'signa-server-'));
const { PATH, HOME, SystemRoot } = process.env;
const env = { PATH, HOME, SystemRoot, PORT: '0', SIGNA_DATA_DIR: join(folder, 'data') };

/** The address that a started server tells, or its end. */
function addressOf(child) {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (part) => {
      output += part;
      const url = /Signa is ready: (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Stop(`The packed server ended:\n${output}`)));
  });
}

try {
  const program = await packServer(join(folder, 'server'));
  const looked = await run(process.execPath, [program, 'check'], { cwd: folder, env });
  if (looked.code !== 0) throw new Stop(`The packed server finds something amiss:\n${looked.output}`);
  const child = spawn(process.execPath, [program], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    const url = await addressOf(child);
    for (const [path, text] of [
      ['/health/ready', 'ready'],
      ['/login', '<title>'],
    ]) {
      const response = await fetch(url + path);
      const body = await response.text();
      if (response.status !== 200 || !body.includes(text))
        throw new Stop(`${path} answers ${response.status}:\n${body.slice(0, 500)}`);
    }
  } finally {
    child.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Stop(`The packed server did not end well (${code}).`);
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
