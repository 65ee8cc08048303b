import type { CallFailure } from '@signa/core/contract';

/** A failed read on its way through the cache, which only knows thrown errors. */
export class CallError extends Error {
  constructor(readonly failure: CallFailure) {
    super(failure.message);
    this.name = 'CallError';
  }
}

export function failureOfError(error: unknown): CallFailure | null {
  return error instanceof CallError ? error.failure : null;
}
