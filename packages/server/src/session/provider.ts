import { webLink } from '@signa/core/base';
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import type { Outgoing } from '../outgoing/outgoing.js';
import { fetchThrough, remoteKeys } from '../outgoing/outgoing-fetch.js';
import type { IdentitySettings } from '../start/config.js';

/** Exactly these. */
const scopes = 'openid profile email';

/** What the provider sends back for a code. */
export interface SignedInAtProvider {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly idToken: string;
}

/** The one-time secrets of a sign-in. */
interface AskedSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The identity provider as the sign-in of the portal uses it: code flow with PKCE, state and nonce. */
export interface Provider {
  /**
   * Where a person signs in.
   *
   * @param isAgain - it asks who it is, even where it knows the browser
   */
  signInAddress(asked: AskedSignIn, isAgain: boolean): Promise<string>;
  /**
   * Takes the code of the way back to the tokens and verifies who came.
   *
   * @throws where the provider refused, or its answer does not fit what was asked
   */
  complete(cameBackTo: URL, asked: AskedSignIn): Promise<SignedInAtProvider>;
  /** Where a person signs out there; null where the provider has no such page. */
  signOutAddress(idToken: string): Promise<string | null>;
  /** Whom a logout token of the provider's back channel signs out. */
  loggedOut(
    logoutToken: string,
    now: Date,
  ): Promise<{ readonly subject: string | null; readonly session: string | null }>;
}

const backChannelEvent = 'http://schemas.openid.net/event/backchannel-logout';
const answerSeconds = 10;

/** @param publicUrl - the address that people reach the portal under */
export function openProvider(settings: IdentitySettings, publicUrl: string, outgoing: Outgoing): Provider {
  const redirect = `${publicUrl}/login/callback`;
  let found: Promise<openid.Configuration> | undefined;
  // Asked when the first person signs in, and again after it failed: the provider may start later than the server.
  const discovered = () =>
    (found ??= discover(settings, outgoing).catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
  let keys: JWTVerifyGetKey | undefined;
  const keysOf = (configuration: openid.Configuration) => {
    const { jwks_uri: address } = configuration.serverMetadata();
    if (!address) throw new Error(`The identity provider ${settings.issuer} names no jwks_uri`);
    return (keys ??= remoteKeys(address, outgoing, answerSeconds * 1000));
  };
  return {
    async signInAddress({ state, nonce, verifier }, isAgain) {
      const address = openid.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirect,
        scope: scopes,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isAgain && { prompt: 'login' }),
      });
      return address.href;
    },
    async complete(cameBackTo, { state, nonce, verifier }) {
      const configuration = await discovered();
      const cameBack = new URL(cameBackTo.search, redirect);
      const tokens = await openid.authorizationCodeGrant(configuration, cameBack, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const { id_token: idToken = '' } = tokens;
      // The library trusts the connection; the signature is checked all the same.
      const { payload } = await jwtVerify(idToken, keysOf(configuration), {
        issuer: configuration.serverMetadata().issuer,
        audience: settings.clientId,
        clockTolerance: settings.clockToleranceSeconds,
      });
      if (payload['azp'] !== undefined && payload['azp'] !== settings.clientId)
        throw new Error('The ID token was issued to another client');
      const named = await usernameElsewhere(configuration, settings.usernameClaim, payload, tokens.access_token);
      return { claims: { ...payload, ...named }, idToken };
    },
    async signOutAddress(idToken) {
      const configuration = await discovered();
      if (!configuration.serverMetadata().end_session_endpoint) return null;
      const address = openid.buildEndSessionUrl(configuration, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${publicUrl}/`,
      });
      return webLink(address.href);
    },
    async loggedOut(logoutToken, now) {
      const configuration = await discovered();
      const { payload } = await jwtVerify(logoutToken, keysOf(configuration), {
        issuer: configuration.serverMetadata().issuer,
        audience: settings.clientId,
        currentDate: now,
        clockTolerance: settings.clockToleranceSeconds,
        maxTokenAge: '10 minutes',
      });
      const { events, nonce, sub, sid } = payload;
      if (typeof events !== 'object' || events === null || !(backChannelEvent in events) || nonce !== undefined)
        throw new Error('This is no logout token');
      const session = typeof sid === 'string' ? sid : null;
      if (sub === undefined && session === null) throw new Error('The logout token names nobody');
      return { subject: sub ?? null, session };
    },
  };
}

/**
 * Who signed in, of a provider that keeps scopes' claims out of the ID token, as OpenID Connect Core 5.4 has it: they are
 * asked for where it has a page for them (A-346). That the address is verified is said where the address is.
 */
async function usernameElsewhere(
  configuration: openid.Configuration,
  claim: string,
  { sub = '', [claim]: username }: JWTPayload,
  accessToken: string,
): Promise<Readonly<Record<string, unknown>>> {
  if (username !== undefined || !configuration.serverMetadata().userinfo_endpoint) return {};
  const { [claim]: told, email_verified: isVerified } = await openid.fetchUserInfo(configuration, accessToken, sub);
  return { [claim]: told, email_verified: isVerified };
}

/** Plain http only where it is this very machine. */
async function discover(
  { issuer, clientId, clientSecret, clockToleranceSeconds }: IdentitySettings,
  outgoing: Outgoing,
): Promise<openid.Configuration> {
  const url = new URL(issuer);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return await openid.discovery(
    url,
    clientId,
    { ...(clientSecret !== null && { client_secret: clientSecret }), [openid.clockTolerance]: clockToleranceSeconds },
    clientSecret === null ? openid.None() : openid.ClientSecretPost(clientSecret),
    {
      execute: isLocal && url.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
      timeout: answerSeconds,
      [openid.customFetch]: fetchThrough(outgoing, answerSeconds * 1000),
    },
  );
}
