import { isWebAddress } from './address.js';
import { isRecord } from './record.js';

/** The impersonation ids of a client and of the person who helps; `null` while unresolved (C-143). */
export interface ImpersonationIds {
  readonly client: string | null;
  readonly user: string | null;
}

/** The body of POST /impersonate (C-182). */
export interface SessionRequest {
  /** The impersonation id of the client. */
  readonly uuid: string;
  /** The impersonation id of the user. */
  readonly impersonationId: string;
  readonly impersonationType: 'vet';
}

/** What POST /impersonate answers (C-182). */
export interface StorefrontSession {
  /** Where the session is opened, with the token. */
  readonly sessionUrl: string;
  readonly token: string;
  /** What the person sees then, in a tab of its own. */
  readonly storefrontUrl: string;
}

/** Characters of an impersonation id that a start may name. */
const longestImpersonationId = 1_000;

/**
 * What the start sends.
 *
 * @returns `null` until both ids are known: no session can be started (C-143)
 * @see C-145
 */
export function sessionRequestOf({ client, user }: ImpersonationIds): SessionRequest | null {
  if (client === null || user === null) return null;
  return { uuid: client, impersonationId: user, impersonationType: 'vet' };
}

/** Reads the body of POST /impersonate. @returns `null` for anything else @see C-182 */
export function readSessionRequest(body: unknown): SessionRequest | null {
  if (!isRecord(body) || body['impersonationType'] !== 'vet') return null;
  const { uuid, impersonationId } = body;
  if (!isImpersonationId(uuid) || !isImpersonationId(impersonationId)) return null;
  return { uuid, impersonationId, impersonationType: 'vet' };
}

/**
 * Reads the answer of POST /impersonate.
 *
 * @returns `null` for one that no session can be opened with: an address that is none of the web, or a token that no
 * header can hold
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
