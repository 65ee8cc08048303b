import type { FailureCode } from './failure-code.js';

/**
 * The default message of each code: what happened and what to do. None of them reveals whether a record exists
 * that the user may not see.
 */
export const failureTexts: Readonly<Record<FailureCode, string>> = {
  UNAUTHENTICATED: 'You are not signed in. Sign in again to continue.',
  FORBIDDEN: 'You do not have permission to do this. Ask an administrator of your practice.',
  NOT_FOUND: 'This record could not be found. Reload the list and try again.',
  BAD_USER_INPUT: 'Some of the values cannot be saved. Correct them and try again.',
  CONFLICT: 'Someone else changed this in the meantime. Reload it and review it before you try again.',
  IMPERSONATION_EXPIRED: 'The impersonation has ended. Start it again from the support area if you still need it.',
  TOO_MANY_CALLS: 'Too many requests were sent at once. Wait a few seconds and try again.',
  PARTNER_UNREACHABLE: 'There was an error trying to connect to the partner. Please try again.',
  UNAVAILABLE: 'Signa cannot reach its database right now. Try again in a few seconds.',
};

/**
 * The message for a caller who exceeds the rate limit.
 *
 * @param seconds - to wait, at least 1
 * @see A-207
 */
export function tooManyCallsText(seconds: number): string {
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `Too many requests were sent at once, and this one was not processed. Wait ${wait} and try again. Nothing you typed is lost.`;
}

const repeatIsSafe = 'Nothing you typed is lost, and nothing is saved twice.';

/** Messages for each reason why the server is unavailable, with what to do. @see A-470 */
export const unavailableTexts = {
  /** The database does not respond. */
  away: `Signa cannot reach its database right now. Try again in a few seconds. ${repeatIsSafe}`,
  /** The database is read-only: it answers queries and rejects changes. */
  full: `Signa cannot save anything right now; its operator has been alerted. Try again in a few minutes. ${repeatIsSafe}`,
  /** The statement exceeded its time limit. */
  slow: 'This took too long and was stopped. Narrow your search, or choose a shorter period.',
} as const;

/** The message in place of an answer that is too large to be of use. @see A-495 */
export const largeAnswerText =
  'This result is too large to show. Request fewer entries at a time, or narrow your search.';
