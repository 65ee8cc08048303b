import type { CallFailure } from '@signa/core/contract';

/** Wraps a failed read as an error, because the query cache only recognizes thrown errors. */
export class CallError extends Error {
  constructor(readonly failure: CallFailure) {
    super(failure.message);
    this.name = 'CallError';
  }
}

export function failureOfError(error: unknown): CallFailure | null {
  return error instanceof CallError ? error.failure : null;
}
