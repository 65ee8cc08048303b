import type { Issue } from '../../../base/failure/index.js';
import { isPrnOnly } from '../../../catalog/product/index.js';
import { isFilled, requiredAt, textIssueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/**
 * Directions are required and non-blank, except in a draft and for PRN-only items; at most 620 characters, as a person counts them.
 *
 * @see P-052
 */
export function checkDirections(
  { directions }: PrescriptionForm,
  { mode, product }: PrescriptionFormContext,
  issues: Issue[],
): void {
  if (!isFilled(directions)) {
    if (mode !== 'draft' && !(product !== null && isPrnOnly(product))) issues.push(requiredAt('directions'));
    return;
  }
  issues.push(...textIssueAt(directions, 'directions'));
}

/**
 * A text after a shortcut was chosen: the details fill an empty field, else they are appended after a space. The
 * result may exceed the limit: it is kept whole and marked invalid, for cut directions are dangerous.
 *
 * @see P-053
 */
export function withShortcut(text: string | null, details: string): string {
  return isFilled(text) ? `${text.trimEnd()} ${details}` : details;
}
