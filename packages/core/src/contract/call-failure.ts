import type { Failure } from '../base/failure/index.js';

/**
 * A call that did not succeed. `UNAVAILABLE` is also the code where no answer came, or none that could be read:
 * nobody knows whether a mutation happened.
 */
export type CallFailure = Failure & {
  /** By which support finds the call; absent where there is nothing to find. */
  readonly callNumber?: string;
};
