import { isWebAddress } from './address.js';
import { isRecord } from './record.js';

/** The impersonation IDs of a client and of the user who helps; `null` while unresolved (C-143). */
export interface ImpersonationIds {
  readonly client: string | null;
  readonly user: string | null;
}

/** The body of POST /impersonate (C-182). */
export interface SessionRequest {
  /** The impersonation ID of the client. */
  readonly uuid: string;
  /** The impersonation ID of the user. */
  readonly impersonationId: string;
  readonly impersonationType: 'vet';
}

/** The answer of POST /impersonate (C-182). */
export interface StorefrontSession {
  /** The URL that opens the session with the token. */
  readonly sessionUrl: string;
  readonly token: string;
  /** The URL the user sees afterwards, in a separate tab. */
  readonly storefrontUrl: string;
}

/** Maximum length of an impersonation ID in a start request. */
const longestImpersonationId = 1_000;

/**
 * The body of a start request.
 *
 * @returns `null` until both IDs are known: no session can be started (C-143)
 * @see C-145
 */
export function sessionRequestOf({ client, user }: ImpersonationIds): SessionRequest | null {
  if (client === null || user === null) return null;
  return { uuid: client, impersonationId: user, impersonationType: 'vet' };
}

/** Parses the body of POST /impersonate. @returns `null` for anything else @see C-182 */
export function readSessionRequest(body: unknown): SessionRequest | null {
  if (!isRecord(body) || body['impersonationType'] !== 'vet') return null;
  const { uuid, impersonationId } = body;
  if (!isImpersonationId(uuid) || !isImpersonationId(impersonationId)) return null;
  return { uuid, impersonationId, impersonationType: 'vet' };
}

/**
 * Parses the answer of POST /impersonate.
 *
 * @returns `null` if it cannot open a session: a URL is not a web URL, or the token is invalid in a header
 * @see C-182, C-183
 */
export function readStorefrontSession(answer: unknown): StorefrontSession | null {
  if (!isRecord(answer)) return null;
  const { sessionUrl, token, storefrontUrl } = answer;
  if (!isWebAddress(sessionUrl) || !isWebAddress(storefrontUrl)) return null;
  if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token)) return null;
  return { sessionUrl, token, storefrontUrl };
}

function isImpersonationId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestImpersonationId;
}
