import { webLink } from '@signa/core/base';
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import type { Outgoing } from '../outgoing/outgoing.js';
import { fetchThrough, remoteKeys } from '../outgoing/outgoing-fetch.js';
import type { IdentitySettings } from '../start/config.js';

/** Exactly these. */
const scopes = 'openid profile email';

/** The provider's response to a code. */
export interface SignedInAtProvider {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly idToken: string;
}

/** The one-time secrets of a sign-in. */
interface StartedSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The identity provider for portal sign-ins: code flow with PKCE, state, and nonce. */
export interface Provider {
  /**
   * Authorization address for a sign-in.
   *
   * @param isAgain - requires the user to sign in again, even with a session at the provider
   */
  signInAddress(asked: StartedSignIn, isAgain: boolean): Promise<string>;
  /**
   * Exchanges the code for tokens and verifies the user.
   *
   * @throws when the provider rejected it, or its response does not match the request
   */
  complete(cameBackTo: URL, asked: StartedSignIn): Promise<SignedInAtProvider>;
  /** Sign-out address of the provider; null without one. */
  signOutAddress(idToken: string): Promise<string | null>;
  /** The user that a back-channel logout token signs out. */
  loggedOut(
    logoutToken: string,
    now: Date,
  ): Promise<{ readonly subject: string | null; readonly session: string | null }>;
}

const backChannelEvent = 'http://schemas.openid.net/event/backchannel-logout';
const answerSeconds = 10;

/** @param publicUrl - public address of the portal */
export function openProvider(settings: IdentitySettings, publicUrl: string, outgoing: Outgoing): Provider {
  const redirect = `${publicUrl}/login/callback`;
  let found: Promise<openid.Configuration> | undefined;
  // Requested with the first sign-in and again after a failure: the provider can start later than the server.
  const discovered = () =>
    (found ??= discover(settings, outgoing).catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
  let keys: JWTVerifyGetKey | undefined;
  const keysOf = (configuration: openid.Configuration) => {
    const { jwks_uri: address } = configuration.serverMetadata();
    if (!address) throw new Error(`The identity provider ${settings.issuer} has no jwks_uri`);
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
      // The library trusts the TLS connection; the signature is verified anyway.
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
        throw new Error('This is not a logout token');
      const session = typeof sid === 'string' ? sid : null;
      if (sub === undefined && session === null) throw new Error('The logout token names no user or session');
      return { subject: sub ?? null, session };
    },
  };
}

/**
 * Claims of a user of a provider that keeps scope claims out of the ID token, per OpenID Connect Core 5.4: they are
 * read from userinfo if available. The verification of the address must come from the same source as the
 * address.
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

/** Plain http is allowed on localhost only. */
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
