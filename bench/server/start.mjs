/**
 * What a start takes, beside a Node process that does nothing but connect to the same database: in turns, so that a
 * machine that is busy for a moment is busy for both.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { middle } from '../../scripts/measure.mjs';
import { loginOfServer, startServer } from './ground.mjs';

const rounds = 7;
const folder = fileURLToPath(new URL('../../packages/server/', import.meta.url));
const connect = `new (require('pg').Client)(process.env.DATABASE_URL).connect().then(() => process.exit(0))`;

function taken(code, env) {
  const started = performance.now();
  const child = spawn(process.execPath, ['-e', code], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(performance.now() - started) : reject(new Error(`A bare process ended with ${code}`)),
    );
  });
}

export async function startFigures(ownerUrl, identity) {
  const databaseUrl = await loginOfServer(ownerUrl);
  const [ready, bare, connected] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await taken('0'));
    connected.push(await taken(connect, { DATABASE_URL: databaseUrl }));
    const server = await startServer(ownerUrl, identity);
    ready.push(server.readyIn);
    await server.stop();
  }
  const connection = middle(connected) - middle(bare);
  return [
    { name: 'ready after a start', unit: 'ms', value: middle(ready) },
    { name: 'node -e 0', unit: 'ms', value: middle(bare) },
    { name: 'node -e 0 and its connection', unit: 'ms', value: middle(connected) },
    {
      name: 'ready after a start without one connection, times node -e 0',
      unit: '',
      value: (middle(ready) - connection) / middle(bare),
    },
    {
      name: 'ready after a start, times node -e 0 and its connection',
      unit: '',
      value: middle(ready) / middle(connected),
      goal: 3,
      atMost: true,
    },
  ];
}
