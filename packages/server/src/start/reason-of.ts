import { StartError } from './start-error.js';

/** A SQLSTATE, which every error of PostgreSQL carries. */
const ofDatabase = /^(?=.{5}$)(?:\d|F0|HV|P0|XX)[0-9A-Z]+$/;

/**
 * Why a command or a start failed, for the operator: what happened and what to do, never a stack trace.
 *
 * @param logLevel - the setting LOG_LEVEL: at `debug` and `trace`, an error that no command expects is followed by its
 *   stack trace, for a report
 */
export function reasonOf(error: unknown, logLevel: string | undefined): string {
  if (error instanceof StartError) return error.message;
  const details = logLevel === 'debug' || logLevel === 'trace';
  if (details && error instanceof Error && error.stack !== undefined) return error.stack;
  const text = firstLineOf(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ofDatabase.test(code)
    ? `The database rejected the command: ${text}. Run signa-server check to find the cause.`
    : `The command failed: ${text}. To see where, run it again with LOG_LEVEL=debug.`;
}

/** The message, without a final period; of the first error when several addresses were tried. */
function firstLineOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const message = first instanceof Error ? first.message || first.name : String(first);
  return (message.split('\n')[0] ?? '').replace(/\.$/, '');
}
