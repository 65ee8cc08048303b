import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../program.js';
import { type Answers, openPartner, type Partner } from '../testing/partner.js';
import { refused, signedIn, type Terminal, terminal } from '../testing/terminal.js';
import type { Session } from './session.js';

let partner: Partner | undefined;
afterEach(() => partner?.close());

const ended: Session = {
  ...signedIn,
  ...{ accessToken: 'old.a.b', idToken: 'id-1', refreshToken: 'refresh-1', expiresAt: 1, method: 'browser' },
  impersonating: 'vet@signa.test',
};
const renewed = { access_token: 'new.a.b', token_type: 'bearer', expires_in: 900 };
const answers: Answers = {
  '/graphql': [{ data: { prescription: null, location: null } }],
  '/token': [renewed],
};

/** Runs commands one after the other in a session of this server. */
async function renewing(session: Session, more: Answers, ...lines: readonly string[]) {
  partner = await openPartner({ ...answers, ...more });
  const at: Terminal = terminal({ session: { ...session, server: partner.origin } });
  const exits: number[] = [];
  for (const line of lines)
    exits.push(await run(line.split(' '), { io: { ...at.io, fetch }, file: at.file, namedServer: null }));
  const calls = partner.arrived.filter(({ path }) => path === '/graphql');
  const grants = partner.arrived.filter(({ path }) => path === '/token');
  return { at, exits, calls, grants, server: partner.origin };
}
const lines = ['api GetPrescription id=1', 'api GetPrescription id=2'];

describe('a refreshed token', () => {
  it('A-302 A-197 keeps the rest of the session, so that commands still run as the impersonated user', async () => {
    const { at, exits, calls, grants, server } = await renewing(ended, {}, ...lines);
    expect(exits).toEqual([0, 0]);
    expect(grants.map(({ body }) => body)).toMatchObject([{ grant_type: 'refresh_token', refresh_token: 'refresh-1' }]);
    expect(calls.map(({ headers }) => [headers['authorization'], headers['impersonation']])).toEqual([
      ['Bearer new.a.b', 'vet@signa.test'],
      ['Bearer new.a.b', 'vet@signa.test'],
    ]);
    expect(at.stored()).toEqual({
      ...ended,
      ...{ server, accessToken: 'new.a.b', expiresAt: at.io.now() + 900_000 },
    });
    expect(at.err).toEqual(['Impersonation: vet@signa.test', 'Impersonation: vet@signa.test']);
  });

  it('A-302 runs as the support user if no impersonation is open', async () => {
    const own = { ...ended, impersonating: null, method: 'device' as const, idToken: null };
    const { at, calls, server } = await renewing(own, {}, ...lines);
    expect(calls.map(({ headers }) => headers['impersonation'])).toEqual([undefined, undefined]);
    expect(at.stored()).toEqual({ ...own, server, accessToken: 'new.a.b', expiresAt: at.io.now() + 900_000 });
  });

  it('A-302 stores a rotated refresh token, and refreshes with it', async () => {
    const first = { ...renewed, refresh_token: 'refresh-2', expires_in: 1 };
    const second = { ...renewed, access_token: 'newer.a.b', refresh_token: 'refresh-3' };
    const { at, calls, grants } = await renewing(ended, { '/token': [first, second] }, ...lines);
    expect(grants.map(({ body }) => body['refresh_token'])).toEqual(['refresh-1', 'refresh-2']);
    expect(calls.map(({ headers }) => headers['authorization'])).toEqual(['Bearer new.a.b', 'Bearer newer.a.b']);
    expect(at.stored()).toMatchObject({ refreshToken: 'refresh-3', impersonating: 'vet@signa.test' });
  });

  it.each([
    ['remains valid', 30_001, 0],
    ['might expire in transit', 30_000, 1],
    ['has expired', -1, 1],
  ])('A-302 that %s is refreshed only when necessary', async (_what, left, count) => {
    const session = { ...ended, expiresAt: terminal().io.now() + left };
    const { exits, grants } = await renewing(session, {}, 'api GetPrescription id=1');
    expect(exits).toEqual([0]);
    expect(grants).toHaveLength(count);
  });

  it('A-302 A-191 exits with 3 if the provider refuses to refresh, and keeps the session file', async () => {
    const { at, exits, calls, server } = await renewing(
      ended,
      { '/token': [{ error: 'invalid_grant' }] },
      'location 1',
    );
    expect(exits).toEqual([3]);
    expect(at.err.slice(0, 2)).toEqual(['Impersonation: vet@signa.test', 'Not logged in']);
    expect(calls).toEqual([]);
    expect(at.stored()).toEqual({ ...ended, server });
  });

  it('A-302 A-190 A-405 still marks calls as support-only after a refresh', async () => {
    const forbidden = refused('FORBIDDEN', "you can't access this link") as object;
    const { exits, calls } = await renewing(ended, { '/graphql': [{ data: null, ...forbidden }] }, 'location 1');
    expect(exits).toEqual([4]);
    expect(calls.map(({ headers }) => [headers['support-tool'], headers['impersonation']])).toEqual([
      ['true', 'vet@signa.test'],
    ]);
  });
});
