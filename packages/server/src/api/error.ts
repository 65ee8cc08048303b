import { type FailureExtensions, toExtensions } from '@signa/core/failure';
import type { GraphQLError } from 'graphql';
import { Failure } from '../failure/failure.js';

/** One error as it travels: no code means that nobody foresaw it, and then there is an id to ask support with. */
export interface SentError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: FailureExtensions | { readonly errorId: string };
}

/** Keeps what nobody foresaw, and answers the id it is kept under. */
export type Report = (error: unknown) => string;

/** Writes an error for the caller: a failure as it is, a broken input with its field, anything else without its text. */
export function sentError(error: unknown, report: Report): SentError {
  const cause = causeOf(error);
  if (cause instanceof Failure) return { message: cause.message, extensions: toExtensions(cause) };
  const input = inputFailure(cause);
  if (input) return { message: input.message, extensions: toExtensions(input) };
  const errorId = report(cause);
  return { message: `Something went wrong on our side, and nothing was saved. Tell support this number: ${errorId}`, extensions: { errorId } };
}

function causeOf(error: unknown): unknown {
  return (error as Partial<GraphQLError> | null)?.originalError ?? error;
}

/**
 * What GraphQL says of a variable that does not fit, as a failure that names the field:
 * 'Variable "$input" got invalid value "x" at "input.weight"; Expected type Float. …'.
 */
function inputFailure(error: unknown): Failure | null {
  const message = error instanceof Error ? error.message : '';
  const variable = /^Variable "\$(\w+)"/.exec(message)?.[1];
  if (!variable) return null;
  const path = / at "([\w.[\]]+)"; /.exec(message)?.[1] ?? /invalid value .*? at "?([\w.[\]]+)"?[;:]/s.exec(message)?.[1] ?? variable;
  const reason = message.slice(message.lastIndexOf('; ') + 1).trim().replace(/^Expected type [^.;]*[.;] ?/, '') || message;
  const field = path.replace(/\[(\d+)\]/g, '.$1');
  return new Failure('BAD_USER_INPUT', `${field}: ${reason}`, [{ path: field, code: 'invalid', message: reason }]);
}
