/**
 * `npm run check:nodes`: whether the server that operators start, the portal's first page and the command line work on the
 * newer lines of Node, each on a data folder of its own.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, Stop } from './child.mjs';
import { findNode, newerNodes } from './find-node.mjs';
import { at } from './place.mjs';

/** The embedded database is compiled once, as nothing here runs for long. */
const ofShortLife = '--wasm-tiering-budget=400000000';

/** Starts the server, lets `visit` have its address, and ends it as an operator does. */
async function withServer(node, folder, visit) {
  const { PATH, HOME, SystemRoot } = process.env;
  const child = spawn(node, [ofShortLife, at('packages/server/dist/signa-server.js')], {
    env: { PATH, HOME, SystemRoot, PORT: '0', SIGNA_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise((resolve) => child.once('close', resolve));
  const address = new Promise((resolve) => {
    const hear = (part) => {
      output += part;
      const url = /Signa is ready: (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  try {
    const url = await Promise.race([address, ended]);
    if (typeof url !== 'string') throw new Stop(`The server ended:\n${output}`);
    await visit(url);
  } finally {
    child.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Stop(`The server did not end well (${code}):\n${output}`);
}

async function answers(url, status, text) {
  const response = await fetch(url);
  const body = await response.text();
  if (response.status !== status || !body.includes(text))
    throw new Stop(`${url} answers ${response.status}:\n${body.slice(0, 500)}`);
}

/** Who is not signed in is told so with exit code 3. */
async function commandLine(node, folder, url) {
  const env = { SIGNA_SERVER: url, HOME: folder, XDG_CONFIG_HOME: folder };
  const { code, output } = await run(node, [at('packages/cli/dist/signa.js'), 'whoami'], { env });
  if (code !== 3 || !output.includes('Not logged in')) throw new Stop(`The command line ends with ${code}:\n${output}`);
}

async function tryOn(version) {
  const node = await findNode(version);
  const folder = mkdtempSync(join(tmpdir(), 'signa-node-'));
  try {
    await withServer(node, join(folder, 'data'), async (url) => {
      await answers(`${url}/health/ready`, 200, 'ready');
      await answers(`${url}/login`, 200, '<title>');
      await commandLine(node, folder, url);
    });
  } catch (error) {
    throw new Stop(`Node ${version}: ${error instanceof Stop ? error.message : error.stack}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  for (const version of newerNodes) await tryOn(version);
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
}
