/** Why a call to another system failed. */
type OutgoingProblem = 'late' | 'too-large' | 'private-address' | 'unreadable' | 'unreachable';

/**
 * A call without a response. The message names the host; `problem` is the same without it, to complete a sentence whose
 * subject is the system. Neither contains anything that was sent or received.
 */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';

  constructor(
    readonly kind: OutgoingProblem,
    host: string,
    readonly problem: string,
    options?: ErrorOptions,
  ) {
    super(`${host} ${problem}`, options);
  }
}

/** Completes a sentence about a system that was called: "did not respond in time". */
export function problemOf(error: unknown): string {
  return error instanceof OutgoingError ? error.problem : 'could not be reached';
}
