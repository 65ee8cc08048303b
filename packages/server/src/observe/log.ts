import { createRequire } from 'node:module';
import { printable } from '@signa/core/base';
import type * as Pino from 'pino';
import type { DestinationStream } from 'pino';
import type { Config } from '../start/config.js';

export type Log = Pino.Logger;

/**
 * Required rather than imported: for an import, Node first parses the whole library for its export names, which takes
 * 40 ms of the start.
 */
const { pino, stdTimeFunctions } = createRequire(import.meta.url)('pino') as typeof Pino;

/**
 * Logs one JSON line per event to standard output. Lines contain no personal data: no names, variables, tokens, or
 * statement values. The message of a failed statement is kept, because no problem could be diagnosed without it.
 */
/** @param destination - where the lines go; standard output by default */
export function openLog(level: Config['logLevel'], destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { error: errorFacts },
      // A reason can quote untrusted input, which a terminal would interpret (C-287).
      hooks: { streamWrite: printable },
    },
    destination,
  );
}

/** PostgreSQL errors about a value, SQLSTATE class 22, quote that value. */
const aboutValue = '22';

/** The loggable part of an error, without what a database error says about rows and values. */
export function errorFacts(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: `a value of type ${typeof error} was thrown` };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const isAboutValue = typeof code === 'string' && code.startsWith(aboutValue);
  const message = isAboutValue ? 'invalid value' : error.message;
  const stack = error.stack?.replace(error.message, message);
  return {
    type: error.name,
    message,
    code,
    constraint,
    table,
    stack,
    ...(error.cause !== undefined && { cause: errorFacts(error.cause) }),
  };
}
