import * as openid from 'openid-client';
import type { Io } from '../process/io.js';
import { discover, providerOf } from './provider.js';
import type { Session } from './session.js';

/** Revokes the refresh token and ends the provider's own session, which exists only after a browser sign-in. */
export async function endSession(io: Io, session: Session): Promise<void> {
  const isInBrowser = session.method === 'browser' && session.idToken !== null;
  if (!isInBrowser && session.refreshToken === undefined) return;
  const configuration = await discover(await providerOf(io, session.server));
  if (session.refreshToken !== undefined && configuration.serverMetadata().revocation_endpoint)
    await openid.tokenRevocation(configuration, session.refreshToken);
  if (!isInBrowser) return;
  if (!configuration.serverMetadata().end_session_endpoint) return;
  await io.openBrowser(openid.buildEndSessionUrl(configuration, { id_token_hint: session.idToken }).href);
}
