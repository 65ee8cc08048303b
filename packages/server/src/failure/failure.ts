import type { FailureCode, Issue, Refusal } from '@signa/core/failure';

/**
 * The one error that a caller may read: a code of the closed list, a message for a person, and the violated fields.
 * Anything else that is thrown is logged under an id and answered without its text.
 */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly issues: readonly Issue[] = [],
  ) {
    super(message);
    this.name = 'Failure';
  }
}

/** Throws what a rule of core refused, with its reason. */
export function throwRefusal(refusal: Refusal): never {
  throw new Failure(refusal.code, refusal.reason);
}

/**
 * Throws BAD_USER_INPUT with the issues, when there are any (P-003).
 * The message is the first text, so that a caller who shows only one line shows the one on the screen.
 */
export function requireNoIssues(issues: readonly Issue[]): void {
  const first = issues[0];
  if (first) throw new Failure('BAD_USER_INPUT', first.message, issues);
}

/** A foreign record named by its id is answered in writes like a missing one. */
export function notFound(what: string): Failure {
  return new Failure('NOT_FOUND', `${what} not found`);
}
