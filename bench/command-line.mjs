/**
 * How long the command line takes to start and to do one lookup, compared with plain Node doing the same. The output is
 * checked, so that a program that exits without working doesn't count as fast.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleCli } from '../scripts/build.mjs';
import { figureOf, ratios } from '../scripts/measure.mjs';
import { commandLine } from '../scripts/place.mjs';
import { faultyProgram } from './support/fault.mjs';
import { reportStep } from './support/report.mjs';
import { sized } from './support/size.mjs';

const rounds = sized(30, 3);
const answers = {
  GetSupportUser: { supportUser: { username: 's@signa.test', email: 's@signa.test', inAdminSupportGroup: false } },
  Roles: { roles: [{ id: '1', name: 'Vet', isActive: true, canAuthorize: true, rolesModules: [] }] },
};

/** A server with fixed answers, so that only the command line is measured. */
async function openServer() {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: answers[JSON.parse(body || '{}').operationName] ?? null }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The run time of a program in milliseconds. */
const taken = ({ args, expected, options = [], env: more = {} }, env) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [...options, ...args], {
      env: { ...process.env, ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (part) => (output += part));
    child.stderr.setEncoding('utf8').on('data', (part) => (output += part));
    child.once('close', (code) => {
      const time = performance.now() - start;
      if (code === 0 && expected.test(output)) resolve(time);
      else reject(new Error(`${args.join(' ')} exited with ${code} and printed: ${output.slice(0, 300)}`));
    });
  });

export async function run() {
  await bundleCli();
  const folder = mkdtempSync(join(tmpdir(), 'signa-bench-cli-'));
  const server = await openServer();
  const address = `http://127.0.0.1:${server.address().port}`;
  const session = {
    server: address,
    accessToken: 'a.b.c',
    idToken: null,
    expiresAt: null,
    method: 'token',
    impersonating: null,
  };
  writeFileSync(join(folder, 'session.json'), JSON.stringify(session));
  /** Without a session, the version isn't compared with the server's. */
  const signedOut = ({ env, ...rest }) => ({ ...rest, env: { ...env, SIGNA_CONFIG_DIR: join(folder, 'nobody') } });
  const bare = `const r = await fetch('${address}/graphql', { method: 'POST', body: '{"operationName":"Roles"}' }); console.log(await r.json())`;
  const role = /"?name"?: ['"]Vet['"]/;
  const programs = {
    node: { args: ['-e', '0'], expected: /^$/ },
    start: { args: [commandLine, '--version'], expected: /^\d+\.\d+\.\d+\s*$/, ...signedOut(faultyProgram(500)) },
    fetch: { args: ['--input-type=module', '-e', bare], expected: /Roles|roles/ },
    lookUp: { args: [commandLine, 'roles', '--json'], expected: role, ...faultyProgram(500) },
  };
  const times = Object.fromEntries(Object.keys(programs).map((name) => [name, []]));
  try {
    reportStep(`${rounds} rounds`);
    for (let round = 0; round < rounds; round += 1)
      for (const [name, program] of Object.entries(programs))
        times[name].push(await taken(program, { SIGNA_CONFIG_DIR: folder }));
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
  const { node, start, fetch, lookUp } = times;
  return [
    figureOf('node -e 0', 'ms', node),
    figureOf('signa --version, ratio to node -e 0', 'x', ratios(start, node), { goal: 1.15, atMost: true }),
    figureOf('a bare fetch', 'ms', fetch),
    figureOf('signa roles, ratio to a bare fetch', 'x', ratios(lookUp, fetch), { goal: 1.3, atMost: true }),
  ];
}
