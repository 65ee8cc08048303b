import { CommandError, exitCodes, notLoggedIn } from '../process/exit-code.js';
import type { Io } from '../process/io.js';
import type { Session } from './session.js';
import type { SessionFile } from './session-file.js';

/** A token that expires within this time might expire in transit. */
const margin = 30_000;

const hasEnded = ({ expiresAt }: Session, now: number) => expiresAt !== null && expiresAt <= now + margin;

/**
 * Returns the session with a valid access token, refreshed for as long as the provider's refresh token is valid. A
 * refresh token works once, so of several concurrent commands one refreshes and the others reuse its result.
 *
 * @throws CommandError with exit code 3 if the provider refuses to refresh
 */
export async function refreshedSession(io: Io, file: SessionFile, session: Session): Promise<Session> {
  if (session.refreshToken === undefined || !hasEnded(session, io.now())) return session;
  return await file.runExclusively(async () => {
    const stored = (await file.read()) ?? session;
    if (stored.refreshToken === undefined || !hasEnded(stored, io.now())) return stored;
    const renewed = await refresh(io, stored, stored.refreshToken);
    await file.write(renewed);
    return renewed;
  });
}

/** Loads the OpenID client on demand: every lookup passes through here, but few refresh a token. */
async function refresh(io: Io, session: Session, refreshToken: string): Promise<Session> {
  const { discover, providerOf } = await import('./provider.js');
  const { sessionFrom } = await import('./tokens.js');
  const facts = await providerOf(io, session.server);
  const openid = await import('openid-client');
  try {
    const tokens = await openid.refreshTokenGrant(await discover(facts), refreshToken);
    const renewed = sessionFrom(tokens, session.server, session.method, io.now());
    // Providers that don't rotate refresh tokens return none. The ID token stays that of the sign-in.
    return {
      ...session,
      ...renewed,
      idToken: renewed.idToken ?? session.idToken,
      impersonating: session.impersonating,
    };
  } catch (cause) {
    if (cause instanceof openid.ResponseBodyError) throw new CommandError(notLoggedIn, exitCodes.notSignedIn);
    throw new CommandError('The identity provider could not be reached to refresh the session. Try again.');
  }
}
