import type { FailureCode } from './failure-code.js';

/**
 * The answer to 'may this happen?': yes, or no with the code the server answers and a reason a vet can act on.
 * The same reason stands in the tooltip of a greyed button and in the server's error.
 */
export type Verdict = { readonly allowed: true } | Refusal;

export interface Refusal {
  readonly allowed: false;
  readonly code: FailureCode;
  readonly reason: string;
}

export const allowed: Verdict = { allowed: true };

/** Refuses with a code and the text that is shown. */
export function refuse(code: FailureCode, reason: string): Refusal {
  return { allowed: false, code, reason };
}
