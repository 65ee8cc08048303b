import { unavailableTexts } from '@signa/core/base';
import { Failure } from '../failure/failure.js';

/** Why the database could not do its work, though nothing is wrong with what it was asked. */
export type Unavailable = keyof typeof unavailableTexts;

/**
 * By SQLSTATE: connection exceptions and a server that ends or starts; no space, memory or file, and one that only reads;
 * a statement that ran for too long. Of the driver and the operating system: a socket that closed or never opened.
 */
const signs: readonly (readonly [Unavailable, RegExp])[] = [
  ['slow', /^57014$/],
  ['full', /^(?:53[0-2]|58|25006|ENOSPC$)/],
  ['away', /^(?:08|53|57P|E[A-Z]+$)/],
];

/** What the driver says where it has no code. */
const lost = /^(?:Connection terminated|Connection ended|timeout exceeded when trying to connect)|not queryable/;

/** @returns `null` for an error that says nothing of whether the database is there */
export function unavailableOf(error: unknown): Unavailable | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string') return lost.test(error.message) ? 'away' : null;
  return signs.find(([, codes]) => codes.test(code))?.[0] ?? null;
}

const secondsUntilRetry: Readonly<Record<Unavailable, number>> = { away: 5, full: 60, slow: 10 };

/** What whoever called is answered: 503, in words that fit, and when to come again. */
export function unavailableFailure(kind: Unavailable, cause: unknown): Failure {
  const failure = new Failure('UNAVAILABLE', unavailableTexts[kind], [], { retryAfter: secondsUntilRetry[kind] });
  failure.cause = cause;
  return failure;
}
