/** Why a call to another system brought no answer. */
type OutgoingProblem = 'late' | 'too-large' | 'private-address' | 'unreadable' | 'unreachable';

/**
 * A call that brought no answer. The message names the host; `problem` is the same without it, as the end of a sentence
 * whose subject is the system. Neither contains anything that was sent or received.
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

/** The end of a sentence about a system that was called: "did not answer in time". */
export function problemOf(error: unknown): string {
  return error instanceof OutgoingError ? error.problem : 'could not be reached';
}
