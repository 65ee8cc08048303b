import { isUuid } from '../../base/bounds/index.js';
import { isRecord } from './record.js';

/** The owners of storefront accounts, as its calls name them (C-181). */
export const accountTypes = { client: 'account-caretaker', user: 'account-user' } as const;
export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];

/** The body of POST /impersonate/validate, which looks up the storefront account of a client or user (C-181). */
export interface AccountQuestion {
  /** That of the client or the location user (C-145). */
  readonly uuid: string;
  readonly type: AccountType;
}

/** Parses that body. @returns `null` for anything else @see C-181 */
export function accountQuestionOf(body: unknown): AccountQuestion | null {
  if (!isRecord(body) || typeof body['uuid'] !== 'string' || !isUuid(body['uuid'])) return null;
  const type = Object.values(accountTypes).find((known) => known === body['type']);
  return type === undefined ? null : { uuid: body['uuid'].toLowerCase(), type };
}

/**
 * The impersonation ID in an answer: its uuid, else its ID. A number is accepted, because some storefronts have numeric
 * account IDs.
 *
 * @param answer - of POST /impersonate/validate, of any shape
 * @returns `null` if it is unresolved: there is no such account yet
 * @see C-145
 */
export function impersonationIdOf(answer: unknown): string | null {
  if (!isRecord(answer)) return null;
  return textOf(answer['uuid']) ?? textOf(answer['id']);
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
