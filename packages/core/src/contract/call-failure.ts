import type { Failure } from '../base/failure/index.js';

/**
 * A failed call. `UNAVAILABLE` is also the code without a readable answer: then it is unknown whether a
 * mutation was executed.
 */
export type CallFailure = Failure & {
  /** The request ID by which support finds the call; absent if the call was not recorded. */
  readonly requestId?: string;
};
