import type { FailureCode } from './failure-code.js';
import { failureTexts } from './failure-text.js';
import type { Issue } from './issue.js';
import type { Refusal } from './verdict.js';

/**
 * Why a call failed: the code decides what a program does, the message is shown to the user.
 *
 * `issues` are the violated rules of a BAD_USER_INPUT, empty otherwise. `data` holds what the user needs to continue,
 * such as the version another user stored; never a stack trace, an SQL statement or a secret.
 */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  readonly issues: readonly Issue[];
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Creates a failure.
 *
 * @param message - what happened and what to do; by default the text of the code in `failureTexts`
 * @see A-015
 */
export function failure(code: FailureCode, message?: string, data: Readonly<Record<string, unknown>> = {}): Failure {
  return { code, message: message?.trim() || failureTexts[code], issues: [], data };
}

/**
 * The failure of an invalid input. Its message is that of the first issue, for places that can show only one.
 *
 * @throws RangeError without an issue: a valid input is not a failure
 * @see P-003, C-002
 */
export function invalidInput(issues: readonly Issue[]): Failure {
  const [first] = issues;
  if (!first) throw new RangeError('An input without an issue is valid; there is nothing to refuse.');
  return { code: 'BAD_USER_INPUT', message: first.message, issues, data: {} };
}

/** The failure of a refused call, with the same code and reason that disabled the button. */
export function failureOf(refusal: Refusal): Failure {
  return failure(refusal.code, refusal.reason);
}
