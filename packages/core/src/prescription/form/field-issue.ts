import { type Issue, required } from '../../failure/index.js';
import { isBlank } from '../../text/index.js';
import type { PrescriptionField } from './form.js';

/** Where an issue can stand: a field of the input, or a step of the product selection (P-045). */
export type PrescriptionIssuePath = PrescriptionField | 'productPresentationId' | 'strengthDisplay';

export function issueAt(path: PrescriptionIssuePath, code: string, message: string): Issue {
  return { path, code, message };
}

export function requiredAt(path: PrescriptionIssuePath): Issue {
  return required(path);
}

/** A text over its limit is kept whole and marked, never cut (P-053). */
export function tooLongAt(path: PrescriptionIssuePath, max: number): Issue {
  return issueAt(path, 'too-long', `Please use at most ${max} characters`);
}

/** A blank text is not filled in, nor is one of which nothing is seen (P-271). */
export function isFilled(text: string | null): text is string {
  return !isBlank(text);
}
