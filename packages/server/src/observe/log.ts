import { type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from '../config.js';

export type Log = Logger;

/**
 * One JSON line per event on standard output. Nothing of a person is logged: no names, no variables, no tokens, no
 * values of statements. What a failed statement said stays, because without it nobody can repair anything.
 */
export function openLog(level: Config['logLevel']): Log {
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, serializers: { error: errorFacts } });
}

/** What may be kept of an error: database details quote values of rows, so they are left out. */
export function errorFacts(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    message: error.message,
    code,
    constraint,
    table,
    stack: error.stack,
    ...(error.cause !== undefined && { cause: errorFacts(error.cause) }),
  };
}
