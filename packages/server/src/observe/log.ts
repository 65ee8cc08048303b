import { createRequire } from 'node:module';
import { printable } from '@signa/core/base';
import type * as Pino from 'pino';
import type { DestinationStream } from 'pino';
import type { Config } from '../start/config.js';

export type Log = Pino.Logger;

/** Required and not imported: of an import Node first reads the whole library for the names that it gives, 40 ms of a start. */
const { pino, stdTimeFunctions } = createRequire(import.meta.url)('pino') as typeof Pino;

/**
 * One JSON line per event on standard output. Nothing of a person is logged: no names, no variables, no tokens, no
 * values of statements. What a failed statement said stays, because without it nobody can repair anything.
 */
/** @param destination - where the lines go; standard output by default */
export function openLog(level: Config['logLevel'], destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { error: errorFacts },
      // A reason may quote what a stranger sent; whoever reads the log at a terminal reads its code (C-287).
      hooks: { streamWrite: printable },
    },
    destination,
  );
}

/** Errors of PostgreSQL about a value, SQLSTATE class 22, quote that value. */
const aboutValue = '22';

/** What may be kept of an error: what a database error says of rows and values is left out. */
export function errorFacts(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: `${typeof error} was thrown` };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const isAboutValue = typeof code === 'string' && code.startsWith(aboutValue);
  const message = isAboutValue ? 'a value did not fit' : error.message;
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
