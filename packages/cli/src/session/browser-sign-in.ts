import * as openid from 'openid-client';
import { CommandError } from '../process/exit-code.js';
import type { Io } from '../process/io.js';
import { openCallback } from './callback.js';
import { discover, type ProviderFacts, resourceOf, scope } from './provider.js';
import type { Session } from './session.js';
import { sessionFrom } from './tokens.js';

const timeout = 5 * 60_000;

/** Signs in with the user's browser: authorization code with PKCE and a loopback redirect. */
export async function browserSignIn(io: Io, server: string, facts: ProviderFacts): Promise<Session> {
  const configuration = await discover(facts);
  const verifier = openid.randomPKCECodeVerifier();
  const state = openid.randomState();
  const listener = await openCallback(state);
  try {
    const address = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: listener.address,
      scope,
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...resourceOf(facts),
    });
    io.err('Sign in with your browser. If it does not open, go to:');
    io.err(address.href);
    await io.openBrowser(address.href);
    const callback = await Promise.race([listener.arrived, failAfterTimeout()]);
    const tokens = await openid.authorizationCodeGrant(configuration, callback, {
      pkceCodeVerifier: verifier,
      expectedState: state,
    });
    return sessionFrom(tokens, server, 'browser', io.now());
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw new CommandError('Error Logging In. Please try again.');
  } finally {
    listener.close();
  }
}

/** Frees the terminal if the user never returns from the browser. */
async function failAfterTimeout(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, timeout).unref());
  throw new CommandError('Nobody signed in within five minutes. Try again.');
}
