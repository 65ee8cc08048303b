/**
 * The cost of a start, compared with a Node process that only connects to the same database: in turns, so that a busy
 * moment of the machine affects both.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figureOf, quantile, ratios } from '../../scripts/measure.mjs';
import { reportStep, show } from '../support/report.mjs';
import { sized } from '../support/size.mjs';
import { loginOfServer, startServer } from './test-server.mjs';

const rounds = sized(7, 3);
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
      code === 0 ? resolve(performance.now() - started) : reject(new Error(`A bare process exited with ${code}`)),
    );
  });
}

export async function startFigures(ownerUrl, identity) {
  reportStep(`${rounds} starts, each with and without a compile cache`);
  const databaseUrl = await loginOfServer(ownerUrl);
  const kept = mkdtempSync(join(tmpdir(), 'signa-compiled-'));
  const start = async (settings) => {
    const server = await startServer(ownerUrl, identity, settings);
    await server.stop();
    return server;
  };
  try {
    // The first start writes the compile cache when it ends.
    await start({ NODE_COMPILE_CACHE: kept });
    const [ready, first, memory, bare, connected] = [[], [], [], [], []];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await taken('0'));
      connected.push(await taken(connect, { DATABASE_URL: databaseUrl }));
      first.push((await start()).readyIn);
      const server = await start({ NODE_COMPILE_CACHE: kept });
      ready.push(server.readyIn);
      memory.push(server.memory);
    }
    return show(figuresOf({ ready, first, memory, bare, connected }));
  } finally {
    rmSync(kept, { recursive: true });
  }
}

function figuresOf({ ready, first, memory, bare, connected }) {
  const connection = quantile(connected, 0.5) - quantile(bare, 0.5);
  const without = ready.map((time) => time - connection);
  return [
    figureOf('ready after a start', 'ms', ready),
    figureOf('ready after a start, without a compile cache', 'ms', first),
    figureOf('node -e 0', 'ms', bare),
    figureOf('node -e 0 with a connection', 'ms', connected),
    figureOf('ready after a start, minus one connection, ratio to node -e 0', '', ratios(without, bare)),
    figureOf('ready after a start, ratio to node -e 0 with a connection', '', ratios(ready, connected), {
      goal: 3,
      atMost: true,
    }),
    figureOf('memory once ready', 'MB', memory, { goal: 140, atMost: true }),
  ];
}
