import type { CallFailure } from '@signa/core/contract';

/** What the caller's script reads: done, failed, wrong usage, not signed in, forbidden. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notSignedIn: 3, forbidden: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A command that ends early: its text goes to stderr, its code to the shell. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode: ExitCode = exitCodes.failed,
    /** The code that the server refused it with. */
    readonly code: CallFailure['code'] | null = null,
    /** The number of the call that it refused, where the server keeps it. */
    readonly callNumber: string | null = null,
  ) {
    super(message);
    this.name = 'CommandError';
  }
}

/** No readable answer came: nobody knows whether a mutation happened. */
export class NoAnswerError extends CommandError {}

/** The text of A-191 for a caller without a session. */
export const notLoggedIn = 'Not logged in';

/** The exit code of an answer the server refused. */
export function exitCodeOf(code: CallFailure['code']): ExitCode {
  if (code === 'UNAUTHENTICATED') return exitCodes.notSignedIn;
  if (code === 'FORBIDDEN') return exitCodes.forbidden;
  return exitCodes.failed;
}

/** What a person reads of an error: what happened, then the server's code and what to do next. */
export function errorLines(cause: unknown): string[] {
  if (!(cause instanceof CommandError)) return [cause instanceof Error ? cause.message : String(cause)];
  const further = [cause.code, nextStep(cause)].filter((part) => part !== null).join(': ');
  // A fault of the server says it in its message.
  const isTold = cause.callNumber === null || cause.message.includes(cause.callNumber);
  return [cause.message, further, isTold ? '' : `Number ${cause.callNumber}`].filter((line) => line !== '');
}

function nextStep({ message, code }: CommandError): string | null {
  if (message === notLoggedIn) return 'Sign in with signa login.';
  if (code === 'FORBIDDEN') return 'signa whoami tells who you are signed in as, and signa why what is missing.';
  if (code === 'CONFLICT') return 'Somebody changed it meanwhile: look it up again, then repeat.';
  return null;
}
