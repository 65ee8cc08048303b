import { errors, type JWTHeaderParameters, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { Failure } from '../failure/failure.js';
import type { Outgoing } from '../outgoing/outgoing.js';
import { OutgoingError } from '../outgoing/outgoing-error.js';
import { fetchThrough, remoteKeys } from '../outgoing/outgoing-fetch.js';
import { ClaimFault, type Identity, identityOf } from './claims.js';
import type { TokenReader } from './bearer.js';

interface ProviderTokenSettings {
  readonly issuer: string;
  readonly audience: string;
  /** Clients that can request tokens: a token issued to another application of the provider is rejected. */
  readonly clientIds: readonly string[];
  readonly usernameClaim: string;
  /** Tolerated clock skew between provider and server, in seconds. */
  readonly clockToleranceSeconds: number;
}

interface ProviderTokenDeps {
  readonly settings: ProviderTokenSettings;
  /** Whether the provider's account is the one that the username is bound to. */
  readonly bind: (identity: Identity, now: Date) => Promise<boolean>;
  /** Called with the reason for a rejection, without any part of the token. */
  readonly onRefused: (reason: string) => void;
  /** The issuer's keys. */
  readonly keys: JWTVerifyGetKey;
}

/** It signs no one out and needs no action here; the provider watch logs it. */
const providerAwayText = "We couldn't reach the identity provider to verify your sign-in. Try again in a minute.";
/** Asymmetric signatures only: with a shared secret accepted in place of a public key, anyone could sign. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
/** RFC 9068, and the plain type of providers that do not follow it. */
const types = ['at+jwt', 'application/at+jwt', 'jwt'];
/** Claims in which providers name the application a token was issued to: RFC 9068, OpenID Connect, Okta, Entra. */
const clientClaims = ['client_id', 'azp', 'cid', 'appid'] as const;

/** Verifies the identity provider's access tokens, which the command line sends. */
export function readProviderToken({ settings, bind, onRefused, keys }: ProviderTokenDeps): TokenReader {
  async function read(token: string, now: Date) {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer: settings.issuer,
      audience: settings.audience,
      algorithms,
      requiredClaims: ['exp'],
      currentDate: now,
      clockTolerance: settings.clockToleranceSeconds,
    });
    requireAccessToken(protectedHeader, payload, settings.clientIds);
    const identity = identityOf(payload, settings.usernameClaim);
    if (!(await bind(identity, now))) throw new ClaimFault('the username belongs to another account of the provider');
    const expiresAt = ((payload.exp ?? 0) + settings.clockToleranceSeconds) * 1000;
    return { username: identity.username, sessionId: null, expiresAt };
  }

  return (token, now) =>
    read(token, now).catch((error: unknown) => {
      if (error instanceof OutgoingError) throw new Failure('UNAVAILABLE', providerAwayText, [], { retryAfter: 10 });
      const reason = reasonOf(error);
      if (reason === null) throw error;
      onRefused(reason);
      throw new Failure('UNAUTHENTICATED');
    });
}

function requireAccessToken({ typ }: JWTHeaderParameters, payload: JWTPayload, clientIds: readonly string[]): void {
  if (typ !== undefined && !types.includes(typ.toLowerCase())) throw new ClaimFault(`a token of type ${typ}`);
  const client = clientClaims.map((claim) => payload[claim]).find((value) => value !== undefined);
  if (typeof client !== 'string' || !clientIds.includes(client))
    throw new ClaimFault('the token was given to another application');
}

/**
 * Why a token is rejected; null when the provider is unreachable, which is our problem and must not sign everyone out.
 */
function reasonOf(error: unknown): string | null {
  if (error instanceof ClaimFault) return error.reason;
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return null;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC' ? error.code : null;
}

/** Timeout in milliseconds for each document of the provider. */
const timeout = 5_000;

const discoveryDocument = z.object({ jwks_uri: z.optional(z.string()) });

/** The keys named in the issuer's discovery document, read when the first token arrives. */
export function discoveredKeys(issuer: string, outgoing: Outgoing): JWTVerifyGetKey {
  const read = fetchThrough(outgoing, timeout);
  let found: Promise<JWTVerifyGetKey> | undefined;
  async function discover(): Promise<JWTVerifyGetKey> {
    const response = await read(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      method: 'GET',
      headers: { accept: 'application/json' },
    });
    if (!response.ok)
      throw new Error(
        `The identity provider ${issuer} responded ${response.status} to the request for its discovery document`,
      );
    const { jwks_uri: address } = discoveryDocument.parse(await response.json());
    if (!address) throw new Error(`The discovery document of the identity provider ${issuer} has no jwks_uri`);
    return remoteKeys(address, outgoing, timeout);
  }
  return async (header, token) => {
    found ??= discover().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return await (
      await found
    )(header, token);
  };
}
