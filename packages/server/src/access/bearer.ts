import { hash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { Failure } from '../failure/failure.js';

export interface IdentitySettings {
  readonly issuer: string;
  readonly audience: string;
}

/** Checks a bearer token and tells whose it is. */
export interface Bearer {
  /**
   * @param authorization - the header as it came
   * @returns the e-mail claim of a valid token
   * @throws Failure UNAUTHENTICATED for anything else
   */
  username(authorization: string | undefined, now: Date): Promise<string>;
  /** The same, with how long the token holds. */
  holder(authorization: string | undefined, now: Date): Promise<Holder>;
}

/** Whose a valid token is. */
export interface Holder {
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

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
const most = 10_000;

/**
 * @param keys - where the issuer's keys come from; by default its discovery document
 */
export function openBearer(
  settings: IdentitySettings,
  keys: JWTVerifyGetKey = discoveredKeys(settings.issuer),
): Bearer {
  const verified = new Map<string, Holder>();

  async function verify(token: string, now: Date): Promise<Holder> {
    const { payload } = await jwtVerify(token, keys, {
      issuer: settings.issuer,
      audience: settings.audience,
      algorithms,
      requiredClaims: ['exp'],
      currentDate: now,
    });
    const { email, email_verified: isVerified, exp = 0 } = payload;
    if (typeof email !== 'string' || email.trim() === '' || isVerified === false) throw new Failure('UNAUTHENTICATED');
    return { username: email.trim(), expiresAt: exp * 1000 };
  }

  async function holder(authorization: string | undefined, now: Date): Promise<Holder> {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw new Failure('UNAUTHENTICATED');
    const key = hash('sha256', token, 'base64');
    const known = verified.get(key);
    if (known && known.expiresAt > now.getTime()) return known;
    verified.delete(key);
    const fresh = await verify(token, now).catch((error: unknown) => {
      throw isTokenFault(error) ? new Failure('UNAUTHENTICATED') : error;
    });
    if (verified.size >= most) verified.clear();
    verified.set(key, fresh);
    return fresh;
  }

  return { holder, username: async (authorization, now) => (await holder(authorization, now)).username };
}

/** A provider that cannot be reached is our trouble and not the caller's: it must not sign everybody out. */
function isTokenFault(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof Failure || (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC');
}

/** The keys the issuer's discovery document names, asked for when the first token comes. */
function discoveredKeys(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  async function discover(): Promise<JWTVerifyGetKey> {
    const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok)
      throw new Error(`The identity provider ${issuer} answers ${response.status} to its discovery document`);
    const { jwks_uri: address } = (await response.json()) as { jwks_uri?: string };
    if (!address) throw new Error(`The identity provider ${issuer} names no jwks_uri`);
    return createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000 });
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
