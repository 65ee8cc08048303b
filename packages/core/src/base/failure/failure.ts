import type { FailureCode } from './failure-code.js';
import { failureTexts } from './failure-text.js';
import type { Issue } from './issue.js';
import type { Refusal } from './verdict.js';

/**
 * Why something did not happen: the code decides what a program does, the message is what a person reads.
 *
 * `issues` are the violated rules of a BAD_USER_INPUT, empty otherwise. `data` holds what the reader needs to act,
 * such as the version somebody else stored; never a stack trace, a statement of the database, or a secret.
 */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  readonly issues: readonly Issue[];
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * A failure by its code.
 *
 * @param message - what happened and what to do; without one the text of the code (`failureTexts`)
 * @see A-015
 */
export function failure(code: FailureCode, message?: string, data: Readonly<Record<string, unknown>> = {}): Failure {
  return { code, message: message?.trim() || failureTexts[code], issues: [], data };
}

/**
 * The failure of an input that breaks rules: its message is that of the first issue, which is also what is shown
 * where there is room for one text only.
 *
 * @throws RangeError without an issue: a valid input is no failure
 * @see P-003, C-002
 */
export function invalidInput(issues: readonly Issue[]): Failure {
  const [first] = issues;
  if (!first) throw new RangeError('An input without an issue is valid; there is nothing to refuse.');
  return { code: 'BAD_USER_INPUT', message: first.message, issues, data: {} };
}

/** The failure a refused call is answered with: the very code and reason that greyed the button. */
export function failureOf(refusal: Refusal): Failure {
  return failure(refusal.code, refusal.reason);
}
