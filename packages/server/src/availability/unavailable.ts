import { unavailableTexts } from '@signa/core/base';
import { Failure } from '../failure/failure.js';

/** Why the database could not do its work, although the request was valid. */
export type Unavailable = keyof typeof unavailableTexts;

/**
 * SQLSTATE codes: connection exceptions and server shutdown or startup; no space, memory, or file handle, and
 * read-only; a statement that ran too long. From the driver and operating system: a socket that closed or never opened.
 */
const signs: readonly (readonly [Unavailable, RegExp])[] = [
  ['slow', /^57014$/],
  ['full', /^(?:53[0-2]|58|25006|ENOSPC$)/],
  ['away', /^(?:08|53|57P|E[A-Z]+$)/],
];

/** Messages of driver errors without a code. */
const lost = /^(?:Connection terminated|Connection ended|timeout exceeded when trying to connect)|not queryable/;

/** @returns `null` for an error unrelated to the availability of the database */
export function unavailableOf(error: unknown): Unavailable | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string') return lost.test(error.message) ? 'away' : null;
  return signs.find(([, codes]) => codes.test(code))?.[0] ?? null;
}

const secondsUntilRetry: Readonly<Record<Unavailable, number>> = { away: 5, full: 60, slow: 10 };

/** Response: 503 with a fitting message and the time to retry. */
export function unavailableFailure(kind: Unavailable, cause: unknown): Failure {
  const failure = new Failure('UNAVAILABLE', unavailableTexts[kind], [], { retryAfter: secondsUntilRetry[kind] });
  failure.cause = cause;
  return failure;
}
