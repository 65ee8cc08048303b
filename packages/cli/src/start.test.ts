import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionFile } from './session/session-file.js';
import { start } from './start.js';
import { signedIn, terminal } from './testing/terminal.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signa-start-'));
});
afterEach(() => rm(folder, { recursive: true }));

const environment = (more: Record<string, string> = {}) => ({ SIGNA_CONFIG_DIR: folder, ...more });
const roles = { Roles: { data: { roles: [] } } };
const supportUser = { GetSupportUser: { data: { supportUser: { username: 'support@signa.test' } } } };
const keep = (name: string, accessToken: string) => sessionFile(join(folder, name)).write({ ...signedIn, accessToken });

describe('a command line in the chosen session', () => {
  it.each([
    ['--profile', ['roles', '--profile', '../up'], {}],
    ['--profile without a name', ['roles', '--profile'], {}],
    ['SIGNA_PROFILE', ['roles'], { SIGNA_PROFILE: '../up' }],
    ['SIGNA_PROFILE with a token', ['roles'], { SIGNA_PROFILE: '../up', SIGNA_TOKEN: 'h.e.s' }],
  ])('A-191 A-301 exits with 2 for an invalid name in %s, and makes no call', async (_what, words, more) => {
    const at = terminal({ answers: roles });
    expect(await start(words, environment(more), at.io)).toBe(2);
    expect(at.err).toEqual(['--profile takes a name of lowercase letters, digits, and hyphens, such as staging.']);
    expect(at.out).toEqual([]);
    expect(at.requests).toEqual([]);
  });

  it('A-301 uses the session of the profile, of the variable, and of neither', async () => {
    await keep('session.json', 'own.a.b');
    await keep('session-staging.json', 'staging.a.b');
    await keep('session-trial.json', 'trial.a.b');
    const tokenOf = async (words: readonly string[], more: Record<string, string> = {}) => {
      const at = terminal({ answers: roles });
      expect(await start(words, environment(more), at.io)).toBe(0);
      return at.requests.map(({ headers }) => headers['authorization']);
    };
    expect(await tokenOf(['roles'])).toEqual(['Bearer own.a.b']);
    expect(await tokenOf(['roles', '--profile', 'staging'], { SIGNA_PROFILE: 'trial' })).toEqual([
      'Bearer staging.a.b',
    ]);
    expect(await tokenOf(['roles'], { SIGNA_PROFILE: 'trial' })).toEqual(['Bearer trial.a.b']);
    expect(await tokenOf(['roles'], { SIGNA_PROFILE: 'trial', SIGNA_TOKEN: 'job.a.b' })).toEqual(['Bearer job.a.b']);
  });

  it.each([
    ['http://localhost:4000', {}],
    ['https://signa.example', { SIGNA_SERVER: 'https://signa.example/' }],
  ])('A-301 A-189 signs in to %s if no server is named', async (server, more) => {
    const at = terminal({ session: null, input: 'h.e.s', answers: supportUser });
    expect(await start(['login', '--with-token'], environment(more), at.io)).toBe(0);
    expect(at.requests[0]?.url).toBe(`${server}/graphql`);
    expect(await sessionFile(join(folder, 'session.json')).read()).toMatchObject({ server });
    const other = terminal({ session: null, input: 'h.e.s', answers: supportUser });
    await start(['login', '--with-token', '--server', 'http://signa.test'], environment(more), other.io);
    expect(other.requests[0]?.url).toBe('http://signa.test/graphql');
  });

  it('A-301 calls the server of SIGNA_SERVER with the token of SIGNA_TOKEN, unless it is blank', async () => {
    await keep('session.json', 'own.a.b');
    const calls = async (more: Record<string, string>) => {
      const at = terminal({ answers: roles });
      expect(await start(['roles'], environment(more), at.io)).toBe(0);
      return at.requests.map(({ url, headers }) => [url, headers['authorization']]);
    };
    const named = { SIGNA_SERVER: 'https://signa.example//' };
    expect(await calls({ SIGNA_TOKEN: ' job.a.b\n', ...named })).toEqual([
      ['https://signa.example/graphql', 'Bearer job.a.b'],
    ]);
    expect(await calls({ SIGNA_TOKEN: 'job.a.b' })).toEqual([['http://localhost:4000/graphql', 'Bearer job.a.b']]);
    for (const blank of ['', ' \n'])
      expect(await calls({ SIGNA_TOKEN: blank })).toEqual([['http://signa.test/graphql', 'Bearer own.a.b']]);
    expect(await readdir(folder)).toEqual(['session.json']);
  });

  it.each([
    ['--server', ['--server', 'https://signa.example'], {}],
    ['SIGNA_SERVER', [], { SIGNA_SERVER: 'https://signa.example' }],
  ])('A-525 exits with 3 and makes no call if %s names another server than the session', async (_what, flags, more) => {
    await keep('session.json', 'own.a.b');
    const at = terminal({ answers: roles });
    expect(await start(['roles', ...flags], environment(more), at.io)).toBe(3);
    expect(at.err[0]).toContain('You are signed in to http://signa.test, not to https://signa.example.');
    expect(at.requests).toEqual([]);
    const same = terminal({ answers: roles });
    expect(await start(['roles', '--server', 'http://signa.test/'], environment(more), same.io)).toBe(0);
    expect(same.requests[0]?.url).toBe('http://signa.test/graphql');
  });

  it('A-525 signs in again to the server of the session if none is named', async () => {
    await sessionFile(join(folder, 'session.json')).write({ ...signedIn, server: 'https://own.test' });
    const at = terminal({ session: null, input: 'h.e.s', answers: supportUser });
    expect(await start(['login', '--with-token'], environment(), at.io)).toBe(0);
    expect(at.requests[0]?.url).toBe('https://own.test/graphql');
  });

  it('A-301 signs in and out of a profile, and leaves other sessions alone', async () => {
    await keep('session.json', 'own.a.b');
    await keep('session-trial.json', 'trial.a.b');
    const run = async (words: readonly string[], more: Record<string, string> = {}) => {
      const at = terminal({ session: null, input: 'new.a.b', answers: supportUser });
      expect(await start(words, environment(more), at.io)).toBe(0);
    };
    const tokens = async () => {
      const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
      return Promise.all(
        files.map(async (name) => [name, (await sessionFile(join(folder, name)).read())?.accessToken]),
      );
    };
    await run(['login', '--with-token', '--profile', 'staging'], { SIGNA_PROFILE: 'trial' });
    expect(await tokens()).toEqual([
      ['session-staging.json', 'new.a.b'],
      ['session-trial.json', 'trial.a.b'],
      ['session.json', 'own.a.b'],
    ]);
    await run(['logout'], { SIGNA_PROFILE: 'trial' });
    expect(await tokens()).toEqual([
      ['session-staging.json', 'new.a.b'],
      ['session.json', 'own.a.b'],
    ]);
  });

  it('A-301 A-191 exits with the code of the command, and does not store a token from the environment', async () => {
    const at = terminal();
    expect(await start(['rols'], environment(), at.io)).toBe(2);
    expect(await start(['roles'], environment(), at.io)).toBe(3);
    expect(await start(['roles'], environment({ SIGNA_TOKEN: 'h.e.s' }), at.io)).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the program itself', () => {
  const { argv, exitCode } = process;
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    process.argv = argv;
    process.exitCode = exitCode;
  });

  it('A-191 A-301 exits with the code of its command', async () => {
    const written: unknown[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(text) > 0);
    vi.stubEnv('SIGNA_CONFIG_DIR', folder);
    process.argv = ['node', 'signa', 'roles', '--profile', '../up'];
    await import('./main.js');
    await expect.poll(() => process.exitCode).toBe(2);
    expect(written.join('')).toContain('--profile takes a name');
  });
});
