import type { FailureCode } from './failure-code.js';

/**
 * The answer to 'may this happen?': yes, or no with the error code and a reason the user can act on. The tooltip of a
 * disabled button and the server's error show the same reason.
 */
export type Verdict = { readonly allowed: true } | Refusal;

export interface Refusal {
  readonly allowed: false;
  readonly code: FailureCode;
  readonly reason: string;
}

export const allowed: Verdict = { allowed: true };

/** Creates a refusal with a code and the text that is shown. */
export function refuse(code: FailureCode, reason: string): Refusal {
  return { allowed: false, code, reason };
}
