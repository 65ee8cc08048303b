import { type Issue, required } from '../../../base/failure/index.js';
import { isBlank, isTooLong, unsafeIssue } from '../../../base/text/index.js';
import { fieldSpec, type PrescriptionField } from './form.js';

/** The target of an issue: a field of the input, or a step of the product selection (P-045). */
export type PrescriptionIssuePath = PrescriptionField | 'productPresentationId' | 'strengthDisplay';

export function issueAt(path: PrescriptionIssuePath, code: string, message: string): Issue {
  return { path, code, message };
}

export function requiredAt(path: PrescriptionIssuePath): Issue {
  return required(path);
}

/** A text over its limit is kept completely and marked, never truncated (P-053). */
function tooLongAt(path: PrescriptionIssuePath, max: number): Issue {
  return issueAt(path, 'too-long', `Enter at most ${max} characters`);
}

/**
 * The violation of an entered text: over its field's limit, or with an invisible character that changes how it reads.
 *
 * @see P-053, C-286
 */
export function textIssueAt(text: string, field: PrescriptionField): readonly Issue[] {
  const max = fieldSpec(field).value.maxLength;
  const issue = max !== null && isTooLong(text, max) ? tooLongAt(field, max) : unsafeIssue(text, field);
  return issue === null ? [] : [issue];
}

/** A blank text, or one without visible characters, is not filled in (P-271). */
export function isFilled(text: string | null): text is string {
  return !isBlank(text);
}
