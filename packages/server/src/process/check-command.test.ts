import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './server-database.testing.js';
import { spawnServer } from './spawned-server.testing.js';
import { startsServers } from '../testing/test-timeouts.js';

it('A-331 a port in use ends the start before anything is created', startsServers, async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const folder = join(await temporaryFolder(), 'data');
  const { code, output } = await spawnServer({ PORT: String(port), SIGNA_DATA_DIR: folder }).ended;
  await new Promise((resolve) => taken.close(resolve));
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${port} of 127.0.0.1 is in use. Set PORT to another port, or stop the program that uses it.\n`,
  );
  expect(existsSync(folder)).toBe(false);
});

it(
  'A-332 `signa-server check` prints its findings, creates nothing, and exits with 1 if there are faults',
  startsServers,
  async () => {
    const folder = join(await temporaryFolder(), 'data');
    const good = await spawnServer({ SIGNA_DATA_DIR: folder }, ['check']).ended;
    expect(good.output).toMatch(/^ok {7}settings {2}/m);
    expect(good.output).toMatch(/^ok {7}database {2}embedded, /m);
    expect(good.code).toBe(0);
    expect(existsSync(folder)).toBe(false);
    const bad = await spawnServer({ OIDC_ISUER: 'x' }, ['check', '--json']).ended;
    expect(JSON.parse(bad.output)).toEqual([expect.objectContaining({ about: 'settings', state: 'fault' })]);
    expect(bad.code).toBe(1);
  },
);

it('C-286 C-287 prints and stores no terminal control characters', startsServers, async () => {
  const unknown = await spawnServer({}, ['x\u001B[2J\u202E']).ended;
  expect(unknown.output).toMatch(/^Unknown command: signa-server x\\u001b\[2J\\u202e\n/);
  const name = 'ten \u202Eseyer';
  const command = ['admin', 'support', 'set', 'sam@signa.example', '--first-name', name, '--last-name', 'Reyes'];
  const stored = await spawnServer({}, command).ended;
  expect(stored.code).toBe(2);
  expect(stored.output).toMatch(/^Delete the invisible character U\+202E after “ten ”/);
});

it('A-332 an unknown command is rejected with the list of commands', startsServers, async () => {
  const { code, output } = await spawnServer({}, ['chekc']).ended;
  expect(code).toBe(2);
  expect(output).toMatch(/^Unknown command: signa-server chekc\n/);
  expect(output).toMatch(/^ {2}check +Check/m);
});
