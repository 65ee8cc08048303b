import { isLastingStatus } from '../lasting-fault.js';

/** A practice system that could not be asked, or said no. Its words are left out: they may speak of people. */
export class PracticeSystemError extends Error {
  override readonly name = 'PracticeSystemError';

  constructor(
    message: string,
    /** Whether the same call may succeed in a moment. */
    readonly isPassing: boolean,
    /** The status of the answer; `null` when there was none. */
    readonly status: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Whether what is written would be refused at every try. */
  get isLasting(): boolean {
    return isLastingStatus(this.status);
  }
}
