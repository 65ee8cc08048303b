import { serverVersionHeader } from '@signa/core/contract';
import { describe, expect, it } from 'vitest';
import { json, signa, supportAt } from '../testing/support.js';
import { refused, type World } from '../testing/terminal.js';
import { version } from '../process/version.js';

const [major = 0, minor = 0] = version.split('.').map(Number);
const patched = `${major}.${minor}.99`;
const newer = `${major}.${minor + 1}.0`;
/** A server of a version. */
const serverOf = (serverVersion: string, answer: unknown = { data: { phoneTypes: [] } }, rest: World = {}) => {
  const headers = { [serverVersionHeader]: serverVersion };
  const response = () => Response.json(answer, { headers });
  return supportAt(
    {
      ...{ PhoneTypes: response(), Roles: response(), ExitImpersonation: response() },
      GetSupportUser: Response.json(
        { data: { supportUser: { username: 's@signa.test', email: 's@signa.test', inAdminSupportGroup: false } } },
        { headers },
      ),
    },
    rest,
  );
};
const skewed = `This is signa ${version}, and http://signa.test is ${newer}.`;

describe('signa version', () => {
  it('A-531 shows both versions, sends its own, and is silent if only the patch differs', async () => {
    const at = serverOf(patched);
    expect(await signa(at, 'version', '--json')).toBe(0);
    expect(json(at)).toEqual({
      ...{ version, server: 'http://signa.test', serverVersion: patched },
      commandLineIs: 'same',
    });
    expect(at.err).toEqual([]);
    expect(at.requests.map(({ headers }) => headers['signa-command-line'])).toEqual([version]);
  });

  it('A-531 warns of a server of another release, also if it refuses the call', async () => {
    for (const answer of [{ data: { phoneTypes: [] } }, refused('FORBIDDEN', 'No permission')]) {
      const at = serverOf(newer, answer);
      expect(await signa(at, 'version', '--json', 'commandLineIs')).toBe(0);
      expect(json(at)).toEqual({ commandLineIs: 'older' });
      expect(at.err).toEqual([expect.stringContaining(skewed)]);
    }
  });

  it('A-531 shows its own version without a session, or with a server that does not answer', async () => {
    const nobody = serverOf(newer, {}, { session: null });
    expect(await signa(nobody, 'version', '--json')).toBe(0);
    expect(json(nobody)).toEqual({ version, server: null, serverVersion: null, commandLineIs: 'unknown' });
    const away = supportAt({});
    expect(await signa(away, '--version')).toBe(0);
    expect(away.out).toEqual([version]);
    expect(away.err).toEqual(['Could not reach a Signa server at http://signa.test.']);
  });

  it('A-531 prints the jq result', async () => {
    const at = serverOf(newer);
    expect(await signa(at, 'version', '--jq', '.serverVersion')).toBe(0);
    expect(at.out).toEqual([newer]);
  });

  it('A-531 prints both as lines with --version', async () => {
    const at = serverOf(newer);
    expect(await signa(at, '--version')).toBe(0);
    expect(at.out).toEqual([version, `http://signa.test ${newer}`]);
    expect(at.err).toEqual([expect.stringContaining(skewed)]);
  });
});

describe('a server of another release', () => {
  it('A-531 is reported by whoami, by a sign-in, and below the error of any command', async () => {
    const who = serverOf(newer);
    expect(await signa(who, 'whoami')).toBe(0);
    expect(who.err).toEqual([expect.stringContaining(skewed)]);
    const login = serverOf(
      newer,
      { data: { exitImpersonation: { wasOpen: false } } },
      { session: null, input: 'h.e.s' },
    );
    expect(await signa(login, 'login', '--with-token', '--server', 'http://signa.test')).toBe(0);
    expect(login.err.at(-1)).toContain(skewed);
    const failing = serverOf(newer, refused('BAD_USER_INPUT', 'Unknown operation'));
    expect(await signa(failing, 'api', 'Roles')).toBe(2);
    expect(failing.err).toEqual(['Unknown operation', 'BAD_USER_INPUT', expect.stringContaining(skewed)]);
    const fine = serverOf(newer, { data: { roles: [] } });
    await signa(fine, 'api', 'Roles');
    expect(fine.err).toEqual([]);
  });
});
