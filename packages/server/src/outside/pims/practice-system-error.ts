import { isLastingStatus } from '../lasting-fault.js';

interface PracticeSystemErrorOptions extends ErrorOptions {
  /** Seconds for which the system asks to be left alone. */
  readonly retryAfter?: number | null;
}

/** A practice system that could not be asked, or said no. Its words are left out: they may speak of people. */
export class PracticeSystemError extends Error {
  override readonly name = 'PracticeSystemError';
  readonly retryAfter: number | null;

  constructor(
    message: string,
    /** Whether the same call may succeed in a moment. */
    readonly isPassing: boolean,
    /** The status of the answer; `null` when there was none. */
    readonly status: number | null = null,
    { retryAfter = null, ...options }: PracticeSystemErrorOptions = {},
  ) {
    super(message, options);
    this.retryAfter = retryAfter;
  }

  /** Whether what is written would be refused at every try. */
  get isLasting(): boolean {
    return isLastingStatus(this.status);
  }

  /** Whether the system itself is at fault: it did not answer, not in time, or with a fault of its own. */
  get isUnreachable(): boolean {
    return this.status === null || this.status >= 500;
  }
}

/** An account that is left alone for a while, because it does not answer, asked for it, or is asked by too many. */
export class LeftAloneError extends PracticeSystemError {
  constructor(message: string) {
    super(message, true);
  }
}
