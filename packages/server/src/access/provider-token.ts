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
  /** Those that may ask for tokens: a token that another application of the provider was given opens nothing here. */
  readonly clientIds: readonly string[];
  readonly usernameClaim: string;
  /** Seconds that the clocks of the provider and of this machine may differ by. */
  readonly clockToleranceSeconds: number;
}

interface ProviderTokenNeeds {
  readonly settings: ProviderTokenSettings;
  /** Whether the account at the provider is the one that the username is bound to. */
  readonly bind: (identity: Identity, now: Date) => Promise<boolean>;
  /** Hears why a token was refused; nothing of the token itself. */
  readonly onRefused: (reason: string) => void;
  /** The issuer's keys. */
  readonly keys: JWTVerifyGetKey;
}

/** Nobody is signed out by it, and nothing here has to be repaired: the watch of the provider says so in the log. */
const providerAwayText =
  'The identity provider does not answer, so who you are cannot be checked. Try again in a minute.';
/** Signatures by a key pair only: a shared secret in a public key's place would let anybody sign. */
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
/** RFC 9068, and the plain one of providers that do not follow it. */
const types = ['at+jwt', 'application/at+jwt', 'jwt'];
/** What providers call the application that a token was given to: RFC 9068, OpenID Connect, Okta, Entra. */
const clientClaims = ['client_id', 'azp', 'cid', 'appid'] as const;

/** Reads access tokens of the identity provider, which the command line carries. */
export function readProviderToken({ settings, bind, onRefused, keys }: ProviderTokenNeeds): TokenReader {
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

/** Why a token is refused; null where the provider cannot be reached: that is our trouble and must not sign everybody out. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ClaimFault) return error.reason;
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return null;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC' ? error.code : null;
}

/** Milliseconds for each document of the provider. */
const timeout = 5_000;

const discoveryDocument = z.object({ jwks_uri: z.optional(z.string()) });

/** The keys that the issuer's discovery document names, read when the first token comes. */
export function discoveredKeys(issuer: string, outgoing: Outgoing): JWTVerifyGetKey {
  const read = fetchThrough(outgoing, timeout);
  let found: Promise<JWTVerifyGetKey> | undefined;
  async function discover(): Promise<JWTVerifyGetKey> {
    const response = await read(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      method: 'GET',
      headers: { accept: 'application/json' },
    });
    if (!response.ok)
      throw new Error(`The identity provider ${issuer} answers ${response.status} to its discovery document`);
    const { jwks_uri: address } = discoveryDocument.parse(await response.json());
    if (!address) throw new Error(`The identity provider ${issuer} names no jwks_uri`);
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
