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
  chooseSession(args, { SIGNA_CONFIG_DIR: folder, SIGNA_SERVER: 'http://signa.test/', ...more });

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

describe('the named server', () => {
  it.each([
    ['--server', ['roles', '--server', 'https://Signa.example:443/'], {}],
    ['--server=', ['--server=https://signa.example', 'roles'], {}],
    ['SIGNA_SERVER', ['roles'], { SIGNA_SERVER: ' https://signa.example// ' }],
    ['both', ['roles', '--server', 'https://signa.example'], { SIGNA_SERVER: 'https://other.example' }],
  ])('A-525 is that of %s, without a trailing slash', (_what, words, more) => {
    const { args, namedServer } = choose(words, { SIGNA_SERVER: '', ...more });
    expect([args, namedServer]).toEqual([['roles'], 'https://signa.example']);
  });

  it('A-525 takes precedence over a stored session, whose token goes to no other server', async () => {
    await choose(['roles']).file.write(session);
    expect(await choose(['roles']).file.read()).toEqual(session);
    expect(await choose(['roles'], { SIGNA_SERVER: '' }).file.read()).toEqual(session);
    for (const [words, more] of [
      [['roles', '--server', 'https://other.example'], {}],
      [['roles'], { SIGNA_SERVER: 'https://other.example' }],
    ] as const)
      await expect(choose(words, more).file.read()).rejects.toMatchObject({
        exitCode: 3,
        message: expect.stringMatching(
          /^You are signed in to http:\/\/signa\.test, not to https:\/\/other\.example\. .*signa login --server https:\/\/other\.example/,
        ) as string,
      });
  });

  it.each([
    ['signa.example', "'signa.example' is not the address"],
    ['localhost:4000', "'localhost:4000' is not the address"],
    ['ftp://signa.example', "'ftp://signa.example' is not the address"],
    ['https://me:secret@signa.example', 'leave out the name and password'],
  ])('A-525 rejects %s, and names the setting', (address, text) => {
    expect(() => choose(['roles', '--server', address])).toThrow(`--server: ${text}`);
    expect(() => choose(['roles'], { SIGNA_SERVER: address })).toThrow(`SIGNA_SERVER: ${text}`);
  });

  it('A-525 leaves words after -- alone, and requires a value', () => {
    expect(choose(['__complete', '--', 'login', '--server', 'x']).args).toEqual([
      '__complete',
      '--',
      'login',
      '--server',
      'x',
    ]);
    for (const words of [
      ['roles', '--server'],
      ['roles', '--server', '--json'],
    ])
      expect(() => choose(words)).toThrow(/^--server: '(--json)?' is not the address of a server/);
  });
});
