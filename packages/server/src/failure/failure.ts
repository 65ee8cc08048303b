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
 * The one error that a caller may read: a code of the closed list, a message for a person, and the violated fields.
 * Anything else that is thrown is logged under an id and answered without its text.
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

/** The error for what a rule of core refused, with its reason. */
function refusalFailure(refusal: Refusal): Failure {
  const { code, message } = failureOf(refusal);
  return new Failure(code, message);
}

/** Throws what a rule of core refused. */
export function throwRefusal(refusal: Refusal): never {
  throw refusalFailure(refusal);
}

/**
 * Throws BAD_USER_INPUT with the issues, when there are any (P-003). The message is the first text, so that a caller
 * who shows only one line shows the one on the screen.
 */
export function requireNoIssues(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const { code, message } = invalidInput(issues);
  throw new Failure(code, message, issues);
}

/** The same for what a schema of core finds in a value. */
export function requireValid(schema: Parameters<typeof issuesOf>[0], value: unknown): void {
  requireNoIssues(issuesOf(schema, value));
}

/** A foreign record named by its id is answered in writes like a missing one. */
export function notFound(what: string): Failure {
  return new Failure('NOT_FOUND', `${what} not found`);
}
