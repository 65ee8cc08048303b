import * as openid from 'openid-client';
import type { Io } from '../io.js';
import { discover, providerOf } from './provider.js';
import type { Session } from './session.js';

/** Ends the provider's own session, which only a sign-in by browser has opened. */
export async function endSession(io: Io, session: Session): Promise<void> {
  if (session.method !== 'browser' || !session.idToken) return;
  const configuration = await discover(await providerOf(io, session.server));
  if (!configuration.serverMetadata().end_session_endpoint) return;
  await io.openBrowser(openid.buildEndSessionUrl(configuration, { id_token_hint: session.idToken }).href);
}
