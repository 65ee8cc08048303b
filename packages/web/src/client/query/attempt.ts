import type { Answer, MutationName, Operations } from '@signa/core/contract';
import { fileMark } from '@signa/core/base';
import { hashKey } from '@tanstack/react-query';

/** A mutation that was sent. Until a response arrives, its outcome is unknown. */
export interface Attempt {
  /** The operation and its variables. */
  readonly sent: string;
  /** Idempotency key: the mutation runs once, however often it is sent. */
  readonly key: string;
}

/** Where an attempt without a response is stored. */
export interface AttemptMemory {
  readonly read: () => Attempt | null;
  readonly write: (attempt: Attempt | null) => void;
}

/** Keeps the attempt as long as the screen is open. */
export function createAttemptMemory(): AttemptMemory {
  let last: Attempt | null = null;
  return {
    read: () => last,
    write: (attempt) => {
      last = attempt;
    },
  };
}

/** Whether two attempts send the same operation with the same variables, in any property order. */
export function sentText<N extends MutationName>(name: N, variables: Operations[N]['variables']): string {
  return hashKey([name, withoutFiles(variables)]);
}

/** A file is identified by a fingerprint, because its content is too large to keep. */
function withoutFiles(variables: object): object {
  const fields = Object.entries(variables).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Uint8Array ? fileMark(value) : value,
  ]);
  return Object.fromEntries(fields) as object;
}

/** A refusal by the store itself proves that nothing was stored under this key before. */
const refusedByStore: readonly string[] = ['BAD_USER_INPUT', 'NOT_FOUND'];

/**
 * Whether a response reveals the outcome of an attempt.
 *
 * @param isRepeat - an earlier try of the same attempt has no response; a retry rejected at the entry point says
 * nothing about it
 */
export function isSettledBy(answer: Answer<MutationName>, isRepeat: boolean): boolean {
  if (answer.ok) return true;
  const { code } = answer.failure;
  return isRepeat ? refusedByStore.includes(code) : code !== 'UNAVAILABLE';
}
