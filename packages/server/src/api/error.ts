import { type FailureExtensions, toExtensions } from '@signa/core/base';
import type { GraphQLError } from 'graphql';
import { Failure } from '../failure/failure.js';

/** One error as it travels: no code means that nobody foresaw it, and then there is an id to ask support with. */
export interface SentError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: FailureExtensions | { readonly errorId: string };
}

/**
 * Keeps what nobody foresaw, and answers the number it is kept under.
 *
 * @param number - that of the call in which it happened; a new one where there is none
 */
export type ReportError = (error: unknown, number?: string) => string;

/** Writes an error for the caller: a failure as it is, anything else without its text. */
export function sentError(error: unknown, report: ReportError): SentError {
  const cause = causeOf(error);
  if (cause instanceof Failure) return { message: cause.message, extensions: toExtensions(cause) };
  const errorId = report(cause);
  return {
    message: `Something went wrong on our side, and nothing was saved. Tell support this number: ${errorId}`,
    extensions: { errorId },
  };
}

function causeOf(error: unknown): unknown {
  return (error as Partial<GraphQLError> | null)?.originalError ?? error;
}
