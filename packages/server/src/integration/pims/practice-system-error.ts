import { isLastingStatus } from '../lasting-fault.js';

interface PracticeSystemErrorOptions extends ErrorOptions {
  /** Seconds that the system asks to wait. */
  readonly retryAfter?: number | null;
}

/** A PIMS call that failed or was rejected. The system's message is omitted, because it can contain personal data. */
export class PracticeSystemError extends Error {
  override readonly name = 'PracticeSystemError';
  readonly retryAfter: number | null;

  constructor(
    message: string,
    /** Whether the same call could succeed shortly. */
    readonly isPassing: boolean,
    /** Status of the response; `null` without one. */
    readonly status: number | null = null,
    { retryAfter = null, ...options }: PracticeSystemErrorOptions = {},
  ) {
    super(message, options);
    this.retryAfter = retryAfter;
  }

  /** Whether a write would be rejected on every attempt. */
  get isLasting(): boolean {
    return isLastingStatus(this.status);
  }

  /** Whether the system failed: no response, a late one, or a server error. */
  get isUnreachable(): boolean {
    return this.status === null || this.status >= 500;
  }
}

/** A paused account: it does not respond, asked for a pause, or has too many concurrent calls. */
export class LeftAloneError extends PracticeSystemError {
  constructor(message: string) {
    super(message, true);
  }
}
