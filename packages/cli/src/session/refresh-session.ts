import { CommandError, exitCodes, notLoggedIn } from '../process/exit-code.js';
import type { Io } from '../process/io.js';
import type { Session } from './session.js';
import type { SessionFile } from './session-file.js';

/** An access token that ends within this time might end on its way. */
const margin = 30_000;

const hasEnded = ({ expiresAt }: Session, now: number) => expiresAt !== null && expiresAt <= now + margin;

/**
 * The session with an access token that still counts: as long as the provider's refresh token does, nobody signs in
 * again. A refresh token works once, so of several commands one renews, and the others take what it got.
 *
 * @throws CommandError with exit code 3 when the provider does not renew it
 */
export async function freshSession(io: Io, file: SessionFile, session: Session): Promise<Session> {
  if (session.refreshToken === undefined || !hasEnded(session, io.now())) return session;
  return await file.alone(async () => {
    const stored = (await file.read()) ?? session;
    if (stored.refreshToken === undefined || !hasEnded(stored, io.now())) return stored;
    const renewed = await renew(io, stored, stored.refreshToken);
    await file.write(renewed);
    return renewed;
  });
}

/** What speaks to the provider is read only then: every look-up comes by here, and few renew. */
async function renew(io: Io, session: Session, refreshToken: string): Promise<Session> {
  const { discover, providerOf } = await import('./provider.js');
  const { sessionFrom } = await import('./tokens.js');
  const facts = await providerOf(io, session.server);
  const openid = await import('openid-client');
  try {
    const tokens = await openid.refreshTokenGrant(await discover(facts), refreshToken);
    const renewed = sessionFrom(tokens, session.server, session.method, io.now());
    // A provider that does not rotate it answers none; the ID token is that of the sign-in.
    return {
      ...session,
      ...renewed,
      idToken: renewed.idToken ?? session.idToken,
      impersonating: session.impersonating,
    };
  } catch (cause) {
    if (cause instanceof openid.ResponseBodyError) throw new CommandError(notLoggedIn, exitCodes.notSignedIn);
    throw new CommandError('The identity provider could not be reached to renew the session. Try again.');
  }
}
