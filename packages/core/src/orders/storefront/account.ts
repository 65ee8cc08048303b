import { isUuid } from '../../base/bounds/index.js';
import { isRecord } from './record.js';

/** Whom an account of the storefront belongs to, by the names of its calls (C-181). */
export const accountTypes = { client: 'account-caretaker', user: 'account-user' } as const;
export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];

/** The body of POST /impersonate/validate: which account somebody of Signa has at the storefront (C-181). */
export interface AccountQuestion {
  /** The client's or the location user's own (C-145). */
  readonly uuid: string;
  readonly type: AccountType;
}

/** Reads that body. @returns `null` for anything else @see C-181 */
export function accountQuestionOf(body: unknown): AccountQuestion | null {
  if (!isRecord(body) || typeof body['uuid'] !== 'string' || !isUuid(body['uuid'])) return null;
  const type = Object.values(accountTypes).find((known) => known === body['type']);
  return type === undefined ? null : { uuid: body['uuid'].toLowerCase(), type };
}

/**
 * The impersonation id in an answer: its uuid, else its id. A number counts, as some storefronts count their accounts.
 *
 * @param answer - of POST /impersonate/validate, whatever it is
 * @returns `null` where it is unresolved: there is no such account yet
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
