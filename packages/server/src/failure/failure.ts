import {
  type Failure as FailureFacts,
  type FailureCode,
  type Issue,
  type Refusal,
  failure,
  failureOf,
  invalidInput,
} from '@signa/core/base';
import { issuesOf } from '@signa/core/schema';

/**
 * The only error that a caller can read: a code from the closed list, a message for users, and the violated fields.
 * Anything else that is thrown is logged under an id and returned without its message.
 */
export class Failure extends Error implements FailureFacts {
  readonly code: FailureCode;
  readonly issues: readonly Issue[];
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    code: FailureCode,
    message?: string,
    issues: readonly Issue[] = [],
    data: Readonly<Record<string, unknown>> = {},
  ) {
    super(failure(code, message).message);
    this.name = 'Failure';
    this.code = code;
    this.issues = issues;
    this.data = data;
  }
}

/** The error for a rejection by a core rule, with its reason. */
function refusalFailure(refusal: Refusal): Failure {
  const { code, message } = failureOf(refusal);
  return new Failure(code, message);
}

/** Throws a rejection by a core rule. */
export function throwRefusal(refusal: Refusal): never {
  throw refusalFailure(refusal);
}

/**
 * Throws BAD_USER_INPUT with the issues, if there are any (P-003). The message is the first issue's, so that callers
 * that show only one line show the same one as the screen.
 */
export function requireNoIssues(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const { code, message } = invalidInput(issues);
  throw new Failure(code, message, issues);
}

/** Same as above for issues that a core schema finds in a value. */
export function requireValid(schema: Parameters<typeof issuesOf>[0], value: unknown): void {
  requireNoIssues(issuesOf(schema, value));
}

/** In writes, a foreign record is reported like a missing one. */
export function notFound(what: string): Failure {
  return new Failure('NOT_FOUND', `${what} not found`);
}
