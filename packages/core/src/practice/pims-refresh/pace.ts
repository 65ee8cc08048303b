import type { PimsConnectionType } from '../pims-connection/index.js';

/** What a partner allows, and what reading a batch of clients costs there. */
interface Allowance {
  /** Calls a minute of one account. */
  readonly callsPerMinute: number;
  /** Calls for a batch of clients with their patients. */
  readonly callsEach: number;
}

/**
 * ezyVet allows 180 calls a minute of a site and 60 of one resource; a batch asks eight resources once each. DIGITAIL
 * allows 200. What the systems behind the gateway allow is not written anywhere: 60 is the least that a partner names.
 */
const allowances: Readonly<Partial<Record<PimsConnectionType, Allowance>>> = {
  EZYVET: { callsPerMinute: 180, callsEach: 8 },
  DIGITAIL: { callsPerMinute: 200, callsEach: 3 },
};
const usual: Allowance = { callsPerMinute: 60, callsEach: 2 };

/** Clients that are asked for at once: their patients and ways to reach them still fit on one page of 200. */
export const clientsAtOnce = 50;

/** Half of what a partner allows: the other half is for people, who wait for an answer. */
const share = 0.5;

/**
 * Milliseconds from one batch of an account to the next, so that reading in the background takes no more than half of
 * what the partner allows.
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
 * Milliseconds for which an account is left alone after it could not be read: as long as the partner asked for, else
 * twice as long with each fault in a row, at most a minute, so that one that is there again is seen within it.
 *
 * @param faults - in a row, this one included
 * @param retryAfter - seconds; `null` where the partner named none
 * @see C-262
 */
export function restAfterFault(faults: number, retryAfter: number | null): number {
  if (retryAfter !== null) return Math.min(Math.max(retryAfter, 1) * 1000, longestRest);
  return Math.min(firstRest * 2 ** Math.max(Math.min(faults, 10) - 1, 0), longestRest);
}
