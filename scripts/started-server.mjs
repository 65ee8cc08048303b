import { spawn } from 'node:child_process';
import { Stop } from './child.mjs';

/** No bench or check runs long enough to benefit from more compilation. */
const ofShortLife = '--wasm-tiering-budget=400000000';

/** The environment of a server with a separate data folder, with only the variables that every program needs. */
export function settingsOn(data) {
  const { PATH, HOME, SystemRoot } = process.env;
  return { PATH, HOME, SystemRoot, PORT: '0', SIGNA_DATA_DIR: data };
}

/**
 * Starts a server, lets `visit` have its address, and ends it as an operator does.
 *
 * @param server.node - the Node that runs it
 * @param server.program - the file that is started
 * @param server.data - its data folder
 * @throws Stop where it does not start, or does not end well
 */
export async function withServer({ node, program, data, cwd }, visit) {
  const child = spawn(node, [ofShortLife, program], { cwd, env: settingsOn(data), stdio: ['ignore', 'pipe', 'pipe'] });
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
    await answers(`${url}/health/ready`, 200, 'ready');
    await answers(`${url}/login`, 200, '<title>');
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
