import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CommandError } from '../process/exit-code.js';
import { chooseSession } from './choose-session.js';
import type { Session } from './session.js';

const session: Session = {
  server: 'http://signa.test',
  accessToken: 'a.b.c',
  idToken: null,
  expiresAt: null,
  method: 'token',
  impersonating: null,
};
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signa-profile-'));
});
afterEach(() => rm(folder, { recursive: true }));

const choose = (args: readonly string[], more: Record<string, string> = {}) =>
  chooseSession(args, { SIGNA_CONFIG_DIR: folder, ...more }, 'http://signa.test/');

describe('choosing a session', () => {
  it('A-301 keeps a session for each profile; a flag takes precedence over a variable', async () => {
    const { args, file } = choose(['roles', '--profile', 'staging', '--json'], { SIGNA_PROFILE: 'other' });
    expect(args).toEqual(['roles', '--json']);
    await file.write(session);
    await choose(['roles'], { SIGNA_PROFILE: 'other' }).file.write({ ...session, accessToken: 'd.e.f' });
    expect((await readdir(folder)).sort()).toEqual(['session-other.json', 'session-staging.json']);
    expect(await choose(['--profile', 'staging', 'roles']).file.read()).toEqual(session);
    expect(await choose(['roles']).file.read()).toBeNull();
  });

  it.each(['../up', '', 'A b', '-x', 'a'.repeat(33)])('A-301 rejects the name %j', (name) => {
    for (const ask of [() => choose(['roles', '--profile', name]), () => choose(['roles'], { SIGNA_PROFILE: name })])
      expect(ask).toThrow(CommandError);
    expect(() => choose(['roles', '--profile'])).toThrow('--profile takes a name');
  });

  it('A-301 prefers the token of SIGNA_TOKEN, and leaves no file behind', async () => {
    const { file } = choose(['roles', '--profile', 'staging'], { SIGNA_TOKEN: ' h.e.s\n' });
    expect(await file.read()).toMatchObject({ accessToken: 'h.e.s', server: 'http://signa.test' });
    await file.write({ ...session, impersonating: 'vet@signa.test' });
    expect(await file.read()).toMatchObject({ impersonating: 'vet@signa.test' });
    await file.remove();
    expect(await file.read()).toBeNull();
    expect(await readdir(folder)).toEqual([]);
  });
});
