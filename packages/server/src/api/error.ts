import { type FailureExtensions, toExtensions } from '@signa/core/base';
import type { GraphQLError } from 'graphql';
import { Failure } from '../failure/failure.js';

/** One error in a response; one without a code is unexpected and has an id for support. */
export interface SentError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: FailureExtensions | { readonly errorId: string };
}

/**
 * Logs an unexpected error and returns its id.
 *
 * @param number - request ID of the call; a new id without one
 */
export type ReportError = (error: unknown, number?: string) => string;

/** Writes an error for the caller: a failure as is, anything else without its message. */
export function sentError(error: unknown, report: ReportError): SentError {
  const cause = causeOf(error);
  if (cause instanceof Failure) return { message: cause.message, extensions: toExtensions(cause) };
  const errorId = report(cause);
  return {
    message: `Something went wrong on our side, and nothing was saved. Give support this request ID: ${errorId}`,
    extensions: { errorId },
  };
}

function causeOf(error: unknown): unknown {
  return (error as Partial<GraphQLError> | null)?.originalError ?? error;
}
