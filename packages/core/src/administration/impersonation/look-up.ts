import { isNo, type Issue } from '../../base/failure/index.js';
import { trimmed } from '../../base/text/index.js';
import { isSearchable, searchMinimum } from '../../practice/location/index.js';
import type { QueryName } from '../../contract/index.js';
import type { Instant } from '../../base/time/index.js';
import { isOpenToSupport, type SupportConsent } from './consent.js';
import { minutesAfter } from './duration.js';

/** Minutes for which support can look up records of a location after giving a reason. */
export const lookUpMinutes = 60;

/**
 * The operations with which support reads records of a practice under their own name, and the text of each in the
 * practice's audit. A test compares them with the permission table and the answers of the contract.
 *
 * @see A-430
 */
export const supportLookUps = {
  LocationClientSearch: 'Support searched the clients',
  GetLocationClientByPimsId: 'Support looked up a client',
  GetLocationPatientByPimsId: 'Support looked up a patient',
  searchPimsCaretakers: 'Support searched the clients of the practice system',
  getPimsCaretakerList: 'Support looked up clients in the practice system',
  getPimsCaretakerById: 'Support looked up a client in the practice system',
  getPimsPatientList: 'Support looked up patients in the practice system',
  GetPimsDifferences: 'Support compared a client with the practice system',
  RecordTimeline: 'Support looked up what happened to a record',
  GetRecordAccess: 'Support looked up who can change a record',
  WaitingRequests: 'Support looked up the waiting requests',
  GetAudit: 'Support read the audit',
  GetAuditChain: 'Support verified the audit',
} as const satisfies Partial<Record<QueryName, string>>;

/**
 * The search of support across practices, which takes its own reason. Each location whose records it shows has it in
 * the audit.
 *
 * @see A-534
 */
export const supportSearches = {
  FindClients: 'Support searched the clients of every practice',
} as const satisfies Partial<Record<QueryName, string>>;

/** Reads of support that a practice has in its audit. */
export const supportReads = { ...supportLookUps, ...supportSearches };

/** Clients that support finds with one search; a search with more needs another word. */
export const mostFoundClients = 20;

/**
 * What is wrong with a search across practices. A short one would show many practices' clients to find one.
 *
 * @see A-534
 */
export function clientSearchIssues(filter: string): Issue[] {
  if (trimmed(filter) !== '' && isSearchable(trimmed(filter))) return [];
  const message = `Enter at least ${searchMinimum.general} characters to search.`;
  return [{ path: 'filter', code: 'too-short', message }];
}

export type SupportLookUp = keyof typeof supportLookUps;

/**
 * Look-ups that are recorded once for each reason instead of each time. Following the audit reads it after each new
 * entry, and an entry about each reading would never end.
 *
 * @see A-532
 */
export const recordedOnce: ReadonlySet<SupportLookUp> = new Set(['GetAudit', 'GetAuditChain']);

export function isSupportLookUp(operation: string): operation is SupportLookUp {
  return Object.hasOwn(supportLookUps, operation);
}

/** Permission for support to look up records of a location for a limited time. */
export interface SupportAccess {
  readonly reason: string;
  readonly openedAt: Instant;
}

/** The instant from which a new reason is required. @see A-429 */
export function lookUpExpiry(openedAt: Instant): Instant {
  return minutesAfter(openedAt, lookUpMinutes);
}

/** The state of a lookup at a location: closed to support, a reason is required, or open. */
export type LookUpState = 'closed' | 'reason' | 'open';

/**
 * Whether support may look up records of a location now: the location permits it, and support gave a reason within the
 * last hour.
 *
 * @see
 */
export function lookUpState(consent: SupportConsent | null, access: SupportAccess | null, now: Instant): LookUpState {
  if (isNo(isOpenToSupport(consent, now))) return 'closed';
  const isOpen = access !== null && Date.parse(now) - Date.parse(access.openedAt) < lookUpMinutes * 60_000;
  return isOpen ? 'open' : 'reason';
}

/** Asks support for the reason before the first lookup at a location. @see A-429 */
export function reasonNeededText(locationName: string): string {
  return `Enter why you need to look up records of ${locationName}: a ticket number or a few words. The practice can read it.`;
}
