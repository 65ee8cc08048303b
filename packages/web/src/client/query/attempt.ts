import type { Answer, MutationName, Operations } from '@signa/core/contract';
import { fileMark } from '@signa/core/base';
import { hashKey } from '@tanstack/react-query';

/** An act that was sent; until it is answered nobody knows whether it happened. */
export interface Attempt {
  /** The operation and what was sent with it. */
  readonly sent: string;
  /** The key that makes it happen once, however often it is sent. */
  readonly key: string;
}

/** Where the act without an answer is remembered. */
export interface AttemptMemory {
  readonly read: () => Attempt | null;
  readonly write: (attempt: Attempt | null) => void;
}

/** Remembers as long as a screen is open. */
export function createAttemptMemory(): AttemptMemory {
  let last: Attempt | null = null;
  return {
    read: () => last,
    write: (attempt) => {
      last = attempt;
    },
  };
}

/** The same for the same operation with the same variables, in whatever order they were written down. */
export function sentText<N extends MutationName>(name: N, variables: Operations[N]['variables']): string {
  return hashKey([name, withoutFiles(variables)]);
}

/** A file is told by a mark: its bytes are too many to be remembered. */
function withoutFiles(variables: object): object {
  const fields = Object.entries(variables).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Uint8Array ? fileMark(value) : value,
  ]);
  return Object.fromEntries(fields) as object;
}

/** The answer of the store itself: when it refuses what is asked, it has not stored it under this key before. */
const refusedByStore: readonly string[] = ['BAD_USER_INPUT', 'NOT_FOUND'];

/**
 * Whether an answer tells what became of an act.
 *
 * @param isRepeat - an earlier try of the same act has no answer: who is turned away at the door learns nothing about it
 */
export function isSettledBy(answer: Answer<MutationName>, isRepeat: boolean): boolean {
  if (answer.ok) return true;
  const { code } = answer.failure;
  return isRepeat ? refusedByStore.includes(code) : code !== 'UNAVAILABLE';
}
