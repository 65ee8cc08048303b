import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signedIn } from '../testing/terminal.js';
import { sessionFile, sessionPath } from './session-file.js';

const folder = () => mkdtemp(join(tmpdir(), 'signa-'));

it('A-189 keeps the session in a file that only its owner can read, also when it replaces one', async () => {
  const path = join(await folder(), 'config', 'session.json');
  const file = sessionFile(path);
  await file.write(signedIn);
  await file.write({ ...signedIn, impersonating: 'vet@signa.test' });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await file.read()).toMatchObject({ impersonating: 'vet@signa.test' });
  expect(await readdir(join(path, '..'))).toEqual(['session.json']);
});

it('A-007 forgets the session, and treats a damaged file as none', async () => {
  const path = join(await folder(), 'session.json');
  const file = sessionFile(path);
  await writeFile(path, '{"server":');
  expect(await file.read()).toBeNull();
  await writeFile(path, JSON.stringify({ ...signedIn, accessToken: null }));
  expect(await file.read()).toBeNull();
  await file.remove();
  await file.remove();
  expect(await file.read()).toBeNull();
});

it('takes the folder from SIGNA_CONFIG_DIR, else from XDG_CONFIG_HOME', () => {
  expect(sessionPath({ SIGNA_CONFIG_DIR: '/a' })).toBe(join('/a', 'session.json'));
  expect(sessionPath({ XDG_CONFIG_HOME: '/b' })).toBe(join('/b', 'signa', 'session.json'));
});
