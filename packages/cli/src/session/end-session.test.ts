import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../program.js';
import { openPartner, type Partner } from '../testing/partner.js';
import { signedIn, terminal } from '../testing/terminal.js';
import type { Session } from './session.js';

let partner: Partner | undefined;
afterEach(() => partner?.close());

const kept: Session = { ...signedIn, idToken: 'id-1', refreshToken: 'refresh-1', method: 'browser' };

async function signOut(session: Partial<Session>, metadata: object = {}) {
  partner = await openPartner(
    { '/graphql': [{ data: { exitImpersonation: { wasOpen: false } } }], '/revoke': [{}] },
    metadata,
  );
  const at = terminal({ session: { ...kept, server: partner.origin, ...session } });
  const opened: URL[] = [];
  const openBrowser = (address: string) => Promise.resolve(opened.push(new URL(address)) > 0);
  const exit = await run(['logout'], { io: { ...at.io, fetch, openBrowser }, file: at.file, namedServer: null });
  expect([exit, at.stored()]).toEqual([0, null]);
  return {
    at,
    opened,
    revoked: partner.arrived.filter(({ path }) => path === '/revoke').map(({ body }) => body['token']),
  };
}

describe('signa logout at the identity provider', () => {
  it('A-007 A-302 revokes the refresh token, and ends the browser session', async () => {
    const { at, opened, revoked } = await signOut({});
    expect(revoked).toEqual(['refresh-1']);
    expect(opened.map(({ pathname, searchParams }) => [pathname, searchParams.get('id_token_hint')])).toEqual([
      ['/end', 'id-1'],
    ]);
    expect(at.err).toEqual(['Signed out']);
  });

  it.each([
    ['on another device', { method: 'device' as const }],
    ['without an ID token', { idToken: null }],
  ])('A-007 A-302 opens no browser for a session started %s', async (_what, session) => {
    const { opened, revoked } = await signOut(session);
    expect(revoked).toEqual(['refresh-1']);
    expect(opened).toEqual([]);
  });

  it('A-007 ends the browser session if there is no refresh token to revoke', async () => {
    const { opened, revoked } = await signOut({ refreshToken: undefined });
    expect(revoked).toEqual([]);
    expect(opened).toHaveLength(1);
  });

  it.each([
    ['that does not revoke tokens', { revocation_endpoint: undefined }, 0, 1],
    ['that does not end sessions', { end_session_endpoint: undefined }, 1, 0],
  ])('A-007 does what it can with a provider %s', async (_what, metadata, count, pages) => {
    const { at, opened, revoked } = await signOut({}, metadata);
    expect([revoked.length, opened.length]).toEqual([count, pages]);
    expect(at.err).toEqual(['Signed out']);
  });

  it('A-007 forgets the session and reports an unreachable provider', async () => {
    const { at, opened } = await signOut({ server: 'http://127.0.0.1:9' });
    expect(opened).toEqual([]);
    expect(at.err).toEqual([
      'The identity provider could not be reached; its session expires on its own.',
      'Signed out',
    ]);
  });

  it('A-007 does not contact the provider for a token read from stdin', async () => {
    const { at, opened, revoked } = await signOut({
      ...{ method: 'token', idToken: null, refreshToken: undefined, server: 'http://127.0.0.1:9' },
    });
    expect([opened, revoked]).toEqual([[], []]);
    expect(at.err).toEqual(['Signed out']);
  });
});
