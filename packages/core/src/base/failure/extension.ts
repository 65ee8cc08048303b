import { failureCodes, type FailureCode } from './failure-code.js';
import type { Failure } from './failure.js';
import type { Issue } from './issue.js';

/** The `extensions` of a GraphQL error. */
export interface FailureExtensions {
  readonly code: FailureCode;
  /** The input field of the first issue; absent when the failure does not concern a field. */
  readonly field?: string;
  readonly issues?: readonly Issue[];
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Converts a failure to the extensions of a GraphQL error. @see A-015 */
export function toExtensions(failure: Failure): FailureExtensions {
  const [first] = failure.issues;
  return {
    code: failure.code,
    ...(first && { field: first.path, issues: failure.issues }),
    ...(Object.keys(failure.data).length > 0 && { data: failure.data }),
  };
}

/** Whether a value is one of the failure codes. */
export function isFailureCode(value: unknown): value is FailureCode {
  return (failureCodes as readonly unknown[]).includes(value);
}
