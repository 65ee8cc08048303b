import { describe, expect, it } from 'vitest';
import { run } from '../../program.js';
import { refused, signedIn, type Terminal, terminal, type World } from '../../testing/terminal.js';

const signa = (args: readonly string[], at: Terminal) => run(args, { io: at.io, file: at.file, namedServer: null });

const vet = 'vet@signa.test';
const token = `h.${Buffer.from(JSON.stringify({ email: 'support@signa.test' })).toString('base64url')}.s`;
const own = { ...signedIn, accessToken: token };
const asVet = { ...own, impersonating: vet };
const started = { username: vet, locationUserId: '7', userLocationRoleId: '2', locationId: '1', expiresAt: 'later' };
const open = {
  id: '5',
  username: vet,
  reason: 'Ticket 4711',
  startedAt: 'then',
  expiresAt: 'later',
  unlockedUntil: null,
};
const at = (session: World['session'], answers: World['answers'] = {}, isSupport = true) =>
  terminal({
    isSupport,
    session: session ?? null,
    answers: {
      StartImpersonation: { data: { startImpersonation: started } },
      ExitImpersonation: { data: { exitImpersonation: { wasOpen: true } } },
      GetOpenImpersonation: { data: { openImpersonation: null } },
      GetPrescription: { data: { prescription: null } },
      ...answers,
    },
  });
const sent = ({ requests }: Terminal, name: string) => requests.filter(({ body }) => body.operationName === name);
const start = ['impersonate', 'start', vet, '--reason', 'Ticket 4711'];

describe('signa impersonate', () => {
  it('A-197 A-280 starts with its reason; later commands run as the target and say so first', async () => {
    const terminalOf = at(own);
    expect(await signa(start, terminalOf)).toBe(0);
    expect(sent(terminalOf, 'StartImpersonation')[0]?.body).toMatchObject({
      variables: { username: vet, reason: 'Ticket 4711' },
    });
    expect(terminalOf.out.join('\n')).toContain(vet);
    expect(terminalOf.err.join('\n')).toContain('read-only');
    terminalOf.err.length = 0;
    await signa(['api', 'GetPrescription', 'id=1'], terminalOf);
    expect(sent(terminalOf, 'GetPrescription')[0]?.headers).toMatchObject({ impersonation: vet });
    expect(terminalOf.err[0]).toBe(`Impersonation: ${vet}`);
  });

  it('A-197 A-280 makes no call without a valid reason: exit code 2, which names the flag', async () => {
    for (const args of [start.slice(0, 3), [...start.slice(0, 4), 'ab'], [...start.slice(0, 4), ' ']]) {
      const terminalOf = at(own);
      expect(await signa(args, terminalOf)).toBe(2);
      expect(terminalOf.err.join('\n')).toContain('--reason');
      expect(terminalOf.requests).toEqual([]);
    }
  });

  it('A-056 A-197 prints why the server refuses, and keeps the session unchanged', async () => {
    const text = 'You cannot impersonate further while impersonating';
    const terminalOf = at(asVet, { StartImpersonation: refused('FORBIDDEN', text) });
    expect(await signa(start, terminalOf)).toBe(4);
    expect(terminalOf.err.slice(0, 2)).toEqual([`Impersonation: ${vet}`, text]);
    expect(sent(terminalOf, 'StartImpersonation')[0]?.headers).not.toHaveProperty('impersonation');
    expect(terminalOf.stored()).toEqual(asVet);
  });

  it.each(['start', 'status', 'exit'])("A-190 'impersonate %s' is for support alone", async (command) => {
    const terminalOf = at(own, {}, false);
    expect(await signa(command === 'start' ? start : ['impersonate', command], terminalOf)).toBe(4);
    expect(terminalOf.err[0]).toBe("you can't access this link");
    expect(terminalOf.requests).toHaveLength(1);
  });

  it('A-060 A-197 exit ends it on the server as the support user, and later commands run as themselves', async () => {
    const terminalOf = at(asVet);
    expect(await signa(['impersonate', 'exit'], terminalOf)).toBe(0);
    expect(sent(terminalOf, 'ExitImpersonation')[0]?.headers).not.toHaveProperty('impersonation');
    expect(terminalOf.stored()).toEqual(own);
    expect(terminalOf.err).toEqual([
      `Impersonation: ${vet}`,
      'The impersonation has ended. You work as support@signa.test.',
    ]);
  });

  it('A-059 exit succeeds when no impersonation is open', async () => {
    const terminalOf = at(own, { ExitImpersonation: { data: { exitImpersonation: { wasOpen: false } } } });
    expect(await signa(['impersonate', 'exit'], terminalOf)).toBe(0);
    expect(terminalOf.err.join('')).toContain('No impersonation was open.');
  });

  it('A-060 a failed exit keeps the impersonation open here too', async () => {
    const terminalOf = at(asVet, { ExitImpersonation: undefined });
    expect(await signa(['impersonate', 'exit'], terminalOf)).toBe(1);
    expect(terminalOf.stored()).toEqual(asVet);
  });

  it('A-059 A-060 after an impersonation expires, the next command is refused and the one after runs as oneself', async () => {
    const over = refused('IMPERSONATION_EXPIRED', 'The impersonation has ended');
    const terminalOf = at(asVet, { GetPrescription: over });
    expect(await signa(['api', 'GetPrescription', 'id=1'], terminalOf)).toBe(1);
    expect(terminalOf.err).toEqual([`Impersonation: ${vet}`, 'The impersonation has ended', 'IMPERSONATION_EXPIRED']);
    expect(sent(terminalOf, 'ExitImpersonation')[0]?.headers).not.toHaveProperty('impersonation');
    expect(terminalOf.stored()).toEqual(own);
    const away = at(asVet, { GetPrescription: over, ExitImpersonation: undefined });
    expect(await signa(['api', 'GetPrescription', 'id=1'], away)).toBe(1);
    expect(away.err.at(1)).toBe('The impersonation has ended');
    expect(away.stored()).toEqual(own);
  });

  it('A-059 a new sign-in ends an open impersonation, and practice users can still sign in', async () => {
    for (const [GetSupportUser, ExitImpersonation] of [
      [{ data: { supportUser: null } }, { data: { exitImpersonation: { wasOpen: true } } }],
      [refused('FORBIDDEN', 'No'), refused('FORBIDDEN', 'No')],
    ]) {
      const terminalOf = terminal({ session: asVet, input: token, answers: { GetSupportUser, ExitImpersonation } });
      expect(await signa(['login', '--with-token'], terminalOf)).toBe(0);
      expect(sent(terminalOf, 'ExitImpersonation')).toHaveLength(1);
      expect(sent(terminalOf, 'ExitImpersonation')[0]?.headers).toMatchObject({ authorization: `Bearer ${token}` });
      expect(terminalOf.stored()).toMatchObject({ accessToken: token, impersonating: null });
      expect(terminalOf.err).toEqual(['Signed in to http://signa.test']);
    }
  });

  it('A-197 status shows what the server knows', async () => {
    const terminalOf = at(asVet, { GetOpenImpersonation: { data: { openImpersonation: open } } });
    expect(await signa(['impersonate', 'status', '--json'], terminalOf)).toBe(0);
    expect(JSON.parse(terminalOf.out.join(''))).toEqual(open);
    expect(sent(terminalOf, 'GetOpenImpersonation')[0]?.headers).not.toHaveProperty('impersonation');
    expect(terminalOf.stored()).toEqual(asVet);
  });

  it('A-197 status ends one that was ended in another session, and shows one started there', async () => {
    const ended = at(asVet);
    expect(await signa(['impersonate', 'status'], ended)).toBe(0);
    expect(ended.out).toEqual(['You are not impersonating anyone.']);
    expect(ended.err.at(-1)).toBe('That impersonation has ended. You work as yourself again.');
    expect(ended.stored()).toEqual(own);
    const startedInPortal = at(own, { GetOpenImpersonation: { data: { openImpersonation: open } } });
    await signa(['impersonate', 'status'], startedInPortal);
    expect(startedInPortal.out.join('')).toContain(vet);
    expect(startedInPortal.err).toEqual(['It was started in another session: commands here run as you.']);
    expect(startedInPortal.stored()).toEqual(own);
  });
});
