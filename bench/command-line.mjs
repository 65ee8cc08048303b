/** How long the command line takes to start, and one look-up, beside what Node alone takes for as much. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleCli } from '../scripts/build.mjs';
import { commandLine } from '../scripts/place.mjs';

const rounds = 30;
const answers = {
  GetSupportUser: { supportUser: { username: 's@signa.test', email: 's@signa.test', inAdminSupportGroup: false } },
  Roles: { roles: [{ id: '1', name: 'Vet', isActive: true, canAuthorize: true, rolesModules: [] }] },
};

/** A server that has its answers ready, so that only the command line is measured. */
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

const taken = (args, env) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
    child.once('close', (code) =>
      code === 0 ? resolve(performance.now() - start) : reject(new Error(`${args}: ${code}`)),
    );
  });
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

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
  const bare = `const r = await fetch('${address}/graphql', { method: 'POST', body: '{"operationName":"Roles"}' }); console.log(await r.json())`;
  const cases = {
    node: ['-e', '0'],
    start: [commandLine, '--version'],
    fetch: ['--input-type=module', '-e', bare],
    lookUp: [commandLine, 'roles', '--json'],
  };
  const times = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, args] of Object.entries(cases)) times[name].push(await taken(args, { SIGNA_CONFIG_DIR: folder }));
  server.close();
  rmSync(folder, { recursive: true });
  const of = (name) => median(times[name]);
  return [
    { name: 'node -e 0', unit: 'ms', value: of('node') },
    { name: 'signa --version, times node -e 0', unit: 'x', value: of('start') / of('node'), goal: 1.15, atMost: true },
    { name: 'a bare fetch', unit: 'ms', value: of('fetch') },
    { name: 'signa roles, times a bare fetch', unit: 'x', value: of('lookUp') / of('fetch'), goal: 1.3, atMost: true },
  ];
}
