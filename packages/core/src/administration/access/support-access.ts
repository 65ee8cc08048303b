import type { ContractName } from '../../contract/index.js';
import { consentTexts, isSupportLookUp, type LookUpState } from '../impersonation/index.js';
import { mayUse } from '../permission/index.js';
import { operationWords } from './operation-words.js';
import type { AccessEntry } from './access.js';

/** A support user, as themselves. */
interface SupportPerson {
  readonly username: string;
  readonly inAdminSupportGroup: boolean;
}

/** The condition that support meets by giving a reason. */
export const lookUpReasonText = 'A reason for looking up records of this location, given within the last hour.';

/**
 * Whether support can call an operation as themselves, and what is missing: by the permission table and, for a look-up,
 * by the state of look-ups at the location.
 *
 * @param lookUps - the state at the location in question; `null` without one, which assumes that a reason is given
 * @see A-537
 */
export function whatSupportMay(
  person: SupportPerson,
  operation: ContractName,
  lookUps: LookUpState | null,
): Pick<AccessEntry, 'words' | 'operations' | 'isAllowed' | 'ways'> {
  const { words } = operationWords[operation];
  const caller = { kind: 'support', ...person } as const;
  const verdict = mayUse({ operation, caller, locationIds: [] });
  const isLookUp = isSupportLookUp(operation) || operation === 'LocationChanged';
  const missing = verdict.allowed ? (isLookUp ? missingFor(lookUps) : []) : [verdict.reason];
  const name = verdict.allowed && isLookUp ? 'As a look-up' : 'As support';
  return { words, operations: [operation], isAllowed: missing.length === 0, ways: [{ name, missing }] };
}

function missingFor(state: LookUpState | null): string[] {
  if (state === 'closed') return [consentTexts.lookUpClosed];
  return state === 'reason' ? [lookUpReasonText] : [];
}
