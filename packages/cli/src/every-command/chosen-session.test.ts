import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionFile } from '../session/session-file.js';
import { start } from '../start.js';
import { signedIn, terminal } from '../testing/terminal.js';
import { userRows } from './users.test-data.js';
import { pimsRows } from './pims.test-data.js';
import { practiceRows } from './practices.test-data.js';
import { sessionRows } from './sessions.test-data.js';
import { practicesWideRows } from './practices-wide.test-data.js';
import { ticketRows } from './tickets.test-data.js';

const rows = Object.entries({
  ...practiceRows,
  ...userRows,
  ...pimsRows,
  ...practicesWideRows,
  ...ticketRows,
  ...sessionRows,
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signa-chosen-'));
  for (const [name, server] of [
    ['session', 'http://own.test'],
    ['session-staging', 'http://staging.test'],
    ['session-trial', 'http://trial.test'],
  ] as const)
    await sessionFile(join(folder, `${name}.json`)).write({ ...signedIn, server, accessToken: `${name}.a.b` });
});
afterEach(() => rm(folder, { recursive: true }));

/** The session files by name. */
const kept = async () => {
  const names = (await readdir(folder)).filter((name) => name.startsWith('session')).sort();
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]));
};

describe('the session of every command', () => {
  it.each(rows)('A-301 %s uses only the chosen session', async (name, row) => {
    const words = [...name.split(' '), ...row.line.replace('FOLDER', folder).split(' ')].filter((word) => word !== '');
    /** The servers and tokens that a run calls. */
    const calledWith = async (flags: readonly string[], more: Readonly<Record<string, string>>) => {
      await rm(join(folder, 'paper.pdf'), { force: true });
      const at = terminal({ session: null, answers: row.answers });
      const environment = { SIGNA_CONFIG_DIR: folder, ...more };
      expect(await start([...words, ...flags], environment, at.io)).toBe(0);
      const called = at.requests.map(({ url, headers }) => `${new URL(url).origin} ${headers['authorization']}`);
      return [...new Set(called)];
    };
    const called = (line: string) => (row.asks === 'nothing' ? [] : [line]);
    const before = await kept();
    const token = { SIGNA_TOKEN: 'job.a.b', SIGNA_PROFILE: 'trial', SIGNA_SERVER: 'http://named.test/' };
    expect(await calledWith(['--profile', 'staging'], token)).toEqual(called('http://named.test Bearer job.a.b'));
    expect(await kept()).toEqual(before);
    expect(await calledWith(['--profile', 'staging'], { SIGNA_PROFILE: 'trial' })).toEqual(
      called('http://staging.test Bearer session-staging.a.b'),
    );
    expect((await kept()).filter(([file]) => file !== 'session-staging.json')).toEqual(
      before.filter(([file]) => file !== 'session-staging.json'),
    );
    expect(await calledWith([], { SIGNA_PROFILE: 'trial' })).toEqual(
      called('http://trial.test Bearer session-trial.a.b'),
    );
    expect(await calledWith([], {})).toEqual(called('http://own.test Bearer session.a.b'));
  });
});
