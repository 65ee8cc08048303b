import { describe, expect, it } from 'vitest';
import { run } from './program.js';
import { refused, signedIn, type Terminal, terminal } from './testing/terminal.js';

const signa = (line: string, at: Terminal) =>
  run(line.split(' '), { io: at.io, file: at.file, namedServer: 'http://signa.test' });

describe('signa api', () => {
  it('A-010 A-012 A-191 sends the operation by its name with the application header and prints its data', async () => {
    const at = terminal({ answers: { GetPrescription: { data: { prescription: null } } } });
    expect(await signa('api GetPrescription id=12', at)).toBe(0);
    expect(at.requests[0]?.url).toBe('http://signa.test/graphql');
    expect(at.requests[0]?.body).toEqual({ operationName: 'GetPrescription', variables: { id: '12' } });
    expect(at.requests[0]?.headers).toMatchObject({
      application: 'practice-portal',
      authorization: 'Bearer access.token.secret',
    });
    expect(at.requests[0]?.headers).not.toHaveProperty('idempotency-key');
    expect(JSON.parse(at.out.join(''))).toEqual({ prescription: null });
  });

  it('A-013 sends the impersonation header only while impersonating, and says so first', async () => {
    const answers = { GetPrescription: { data: { prescription: null } } };
    const alone = terminal({ answers });
    await signa('api GetPrescription id=1', alone);
    expect(alone.requests[0]?.headers).not.toHaveProperty('impersonation');
    const asVet = terminal({ answers, session: { ...signedIn, impersonating: 'vet@signa.test' } });
    await signa('api GetPrescription id=1', asVet);
    expect(asVet.requests[0]?.headers).toMatchObject({ impersonation: 'vet@signa.test' });
    expect(asVet.err[0]).toBe('Impersonation: vet@signa.test');
  });

  it('keeps an impersonation for later commands until it is ended or expires', async () => {
    const answers = {
      StartImpersonation: { data: { startImpersonation: { username: 'vet@signa.test' } } },
      ExitImpersonation: { data: { exitImpersonation: { wasOpen: true } } },
      GetPrescription: refused('IMPERSONATION_EXPIRED', 'The impersonation has ended'),
    };
    const at = terminal({ answers });
    await signa('api StartImpersonation username=vet@signa.test reason=4711', at);
    expect(at.stored()?.impersonating).toBe('vet@signa.test');
    await signa('api ExitImpersonation', at);
    expect(at.stored()?.impersonating).toBeNull();
    await signa('api StartImpersonation username=vet@signa.test reason=4711', at);
    expect(await signa('api GetPrescription id=1', at)).toBe(1);
    expect(at.stored()?.impersonating).toBeNull();
  });

  it('sends an idempotency key with a mutation, so that a repeated call acts once', async () => {
    const at = terminal({ answers: { ReprintPrescription: { data: { reprintPrescription: {} } } } });
    await signa('api ReprintPrescription id=12', at);
    expect(at.requests[0]?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  });

  it.each([
    ['UNAUTHENTICATED', 3, 'Not logged in', 'UNAUTHENTICATED: Sign in with signa login.'],
    [
      'FORBIDDEN',
      4,
      'No permission',
      'FORBIDDEN: Run signa whoami to see who you are signed in as, and signa why to see what is missing.',
    ],
    ['NOT_FOUND', 1, 'No permission', 'NOT_FOUND'],
    ['CONFLICT', 1, 'No permission', 'CONFLICT: Someone else changed it. Look it up again, then repeat the command.'],
    ['BAD_USER_INPUT', 2, 'No permission', 'BAD_USER_INPUT'],
  ])('A-191 A-306 maps %s to exit code %i, and prints it', async (code, exit, text, next) => {
    const at = terminal({ answers: { GetPrescription: refused(code, 'No permission') } });
    expect(await signa('api GetPrescription id=12', at)).toBe(exit);
    expect(at.err).toEqual([text, next]);
    expect(at.out).toEqual([]);
  });

  it('A-309 prints the request ID of a refused call once, and no other text in its place', async () => {
    const errorLinesFor = async (id: string, body: unknown) => {
      const answer = Response.json(body, { headers: { 'x-request-id': id } });
      const at = terminal({ answers: { GetPrescription: answer } });
      await signa('api GetPrescription id=12', at);
      return at.err;
    };
    const number = 'K7QX-2M9R-4DTB';
    expect((await errorLinesFor(number, refused('FORBIDDEN', 'No permission'))).slice(2)).toEqual([
      `Request ID ${number}`,
    ]);
    expect((await errorLinesFor('two words', refused('FORBIDDEN', 'No permission'))).slice(2)).toEqual([]);
    expect(await errorLinesFor(number, refused('BAD_USER_INPUT', 'id is no id'))).toEqual([
      'id is no id',
      'BAD_USER_INPUT',
    ]);
    const fault = { errors: [{ message: `Our fault. Give support this request ID: ${number}`, extensions: {} }] };
    expect(await errorLinesFor(number, fault)).toEqual([`Our fault. Give support this request ID: ${number}`]);
    const withoutId = { errors: [{ message: 'Our fault.', extensions: { errorId: number } }] };
    expect(await errorLinesFor(number, withoutId)).toEqual(['Our fault.', `Request ID ${number}`]);
  });

  it.each([
    ['api GetPrescription', 'GetPrescription needs id=… (ID!)'],
    ['api GetPrescription id', "'id' is not name=value"],
    ['api GetPrescription nr=1', 'GetPrescription takes no nr. It takes id.'],
    [
      'api getprescription id=1',
      'Signa has no operation getprescription. Did you mean GetPrescription or GetPrescriptionCount or GetPrescriptionHistory or GetPrescriptionTask',
    ],
    ['api GetPrescriptionHistory locationId=1 take=ten', 'take takes a number'],
    ['api', 'Name an operation'],
  ])('A-191 rejects wrong usage with exit code 2: %s', async (line, text) => {
    const at = terminal();
    expect(await signa(line, at)).toBe(2);
    expect(at.err.join('\n')).toContain(text);
    expect(at.requests).toEqual([]);
  });

  it('A-191 requires a session that has not expired', async () => {
    const without = terminal({ session: null });
    expect(await signa('api Roles', without)).toBe(3);
    expect(without.err).toEqual(['Not logged in', 'Sign in with signa login.']);
    const ended = terminal({ session: { ...signedIn, expiresAt: 1 } });
    expect(await signa('api Roles', ended)).toBe(3);
  });

  it('reports that no server responds', async () => {
    const at = terminal();
    expect(await signa('api Roles', at)).toBe(1);
    expect(at.err).toEqual(['Could not reach a Signa server at http://signa.test.']);
  });
});

describe('signa login, whoami and logout', () => {
  it('A-189 A-191 keeps a token from stdin and never prints it', async () => {
    const at = terminal({
      session: null,
      input: 'header.payload.signature\n',
      answers: { GetSupportUser: refused('FORBIDDEN', 'Only Signa support can do this.') },
    });
    expect(await signa('login --with-token', at)).toBe(0);
    expect(at.stored()?.accessToken).toBe('header.payload.signature');
    expect([...at.out, ...at.err].join('')).not.toContain('signature');
  });

  it.each([
    [refused('UNAUTHENTICATED', 'Not signed in'), 3, 'http://signa.test does not accept this token.'],
    [undefined, 1, 'Could not reach a Signa server at http://signa.test.'],
  ])('A-299 keeps no token that the server does not accept', async (answer, code, text) => {
    const at = terminal({
      session: null,
      input: 'header.payload.signature',
      answers: answer === undefined ? {} : { GetSupportUser: answer },
    });
    expect(await signa('login --with-token', at)).toBe(code);
    expect(at.err).toEqual([text]);
    expect(at.stored()).toBeNull();
  });

  it('A-191 rejects an empty token', async () => {
    expect(await signa('login --with-token', terminal({ session: null, input: ' ' }))).toBe(2);
  });

  it('A-189 whoami shows a support user from GetSupportUser, as a table or as JSON', async () => {
    const person = {
      username: 'support@signa.test',
      email: 'support@signa.test',
      firstName: 'Sam',
      lastName: null,
      inAdminSupportGroup: false,
    };
    const answers = { GetSupportUser: { data: { supportUser: person } } };
    const table = terminal({ answers });
    expect(await signa('whoami', table)).toBe(0);
    expect(table.out.join('')).toContain('support@signa.test');
    const json = terminal({ answers });
    await signa('whoami --json', json);
    expect(JSON.parse(json.out.join(''))).toEqual(person);
  });

  it('A-008 whoami shows a practice user from the email claim', async () => {
    const token = `h.${Buffer.from(JSON.stringify({ email: 'vet@signa.test' })).toString('base64url')}.s`;
    const user = { username: 'vet@signa.test', email: 'vet@signa.test', firstName: 'Maya', lastName: 'Okafor' };
    const at = terminal({
      session: { ...signedIn, accessToken: token },
      answers: {
        GetSupportUser: refused('FORBIDDEN', 'Only Signa support can do this.'),
        GetUserByUsername: { data: { userByUsername: user } },
      },
    });
    expect(await signa('whoami --json', at)).toBe(0);
    expect(at.requests[1]?.body).toMatchObject({ variables: { username: 'vet@signa.test' } });
    expect(JSON.parse(at.out.join(''))).toMatchObject({ lastName: 'Okafor' });
  });

  it('A-007 logout ends an open impersonation and deletes the session, even if the server is away', async () => {
    const at = terminal({ answers: { ExitImpersonation: { data: { exitImpersonation: { wasOpen: true } } } } });
    expect(await signa('logout', at)).toBe(0);
    expect(at.requests[0]?.body).toMatchObject({ operationName: 'ExitImpersonation' });
    expect(at.stored()).toBeNull();
    const away = terminal();
    expect(await signa('logout', away)).toBe(0);
    expect(away.stored()).toBeNull();
  });
});
