import type { PimsConnectionType } from '../pims-connection/index.js';

/** The rate limit of a partner, and the cost of reading a batch of clients. */
interface Allowance {
  /** Calls per minute of one account. */
  readonly callsPerMinute: number;
  /** Calls for a batch of clients with their patients. */
  readonly callsEach: number;
}

/**
 * ezyVet allows 180 calls per minute and site, and 60 per resource; a batch calls eight resources once each. DIGITAIL
 * allows 200. The limits of the systems behind the gateway are undocumented; 60 is the lowest documented limit of a
 * partner.
 */
const allowances: Readonly<Partial<Record<PimsConnectionType, Allowance>>> = {
  EZYVET: { callsPerMinute: 180, callsEach: 8 },
  DIGITAIL: { callsPerMinute: 200, callsEach: 3 },
};
const usual: Allowance = { callsPerMinute: 60, callsEach: 2 };

/** Clients per batch: their patients and contact details still fit on one page of 200. */
export const clientsAtOnce = 50;

/** Half of what a partner allows; the other half is reserved for users who wait for an answer. */
const share = 0.5;

/**
 * Milliseconds between two batches of an account, so that refreshing in the background uses at most half of what the
 * partner allows.
 *
 * @see C-260
 */
export function refreshEvery(type: PimsConnectionType): number {
  const { callsPerMinute, callsEach } = allowances[type] ?? usual;
  return Math.ceil((60_000 * callsEach) / (callsPerMinute * share));
}

const longestRest = 60_000;
const firstRest = 5_000;

/**
 * Milliseconds to wait after an account could not be read: as long as the partner requests, else doubled with each
 * failure in a row, at most a minute, so that a recovery is noticed within that time.
 *
 * @param faults - failures in a row, including this one
 * @param retryAfter - in seconds; `null` when the partner gave none
 * @see C-262
 */
export function restAfterFault(faults: number, retryAfter: number | null): number {
  if (retryAfter !== null) return Math.min(Math.max(retryAfter, 1) * 1000, longestRest);
  return Math.min(firstRest * 2 ** Math.max(Math.min(faults, 10) - 1, 0), longestRest);
}
