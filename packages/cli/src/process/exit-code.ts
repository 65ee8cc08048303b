import type { CallFailure } from '@signa/core/contract';

/** Exit codes: done, failed, wrong usage, not signed in, forbidden. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notSignedIn: 3, forbidden: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** An error that ends a command: its message goes to stderr and its exit code to the shell. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode: ExitCode = exitCodes.failed,
    /** The error code with which the server refused the call. */
    readonly code: CallFailure['code'] | null = null,
    /** The request ID of the refused call, if the server keeps it. */
    readonly requestId: string | null = null,
  ) {
    super(message);
    this.name = 'CommandError';
  }
}

/** No readable response arrived, so it is unknown whether a mutation ran. */
export class NoAnswerError extends CommandError {}

/** The A-191 text for callers without a session. */
export const notLoggedIn = 'Not logged in';

/** Maps a server error code to an exit code. */
export function exitCodeOf(code: CallFailure['code']): ExitCode {
  if (code === 'UNAUTHENTICATED') return exitCodes.notSignedIn;
  if (code === 'FORBIDDEN') return exitCodes.forbidden;
  if (code === 'BAD_USER_INPUT') return exitCodes.usage;
  return exitCodes.failed;
}

/** The error text for users: what happened, then the server's code and the next step. */
export function errorLines(cause: unknown): string[] {
  if (!(cause instanceof CommandError)) return [cause instanceof Error ? cause.message : String(cause)];
  const further = [cause.code, nextStep(cause)].filter((part) => part !== null).join(': ');
  // Messages about server faults already contain the request ID.
  const hasRequestId = cause.requestId === null || cause.message.includes(cause.requestId);
  return [cause.message, further, hasRequestId ? '' : `Request ID ${cause.requestId}`].filter((line) => line !== '');
}

function nextStep({ message, code }: CommandError): string | null {
  if (message === notLoggedIn) return 'Sign in with signa login.';
  if (code === 'FORBIDDEN')
    return 'Run signa whoami to see who you are signed in as, and signa why to see what is missing.';
  if (code === 'CONFLICT') return 'Someone else changed it. Look it up again, then repeat the command.';
  return null;
}
