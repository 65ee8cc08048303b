import type { CallFailure } from '@signa/core/operation';

/** What the caller's script reads: done, failed, wrong usage, not signed in, forbidden. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notSignedIn: 3, forbidden: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A command that ends early: its text goes to stderr, its code to the shell. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode: ExitCode = exitCodes.failed,
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
