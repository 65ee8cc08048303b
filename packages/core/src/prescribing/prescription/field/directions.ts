import type { Issue } from '../../../base/failure/index.js';
import { isPrnOnly } from '../../../catalog/product/index.js';
import { isFilled, requiredAt, textIssueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/**
 * Directions are required and non-blank, except in a draft and for PRN-only items; at most 620 visible characters.
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
 * The text after a shortcut was chosen: its details fill an empty field, otherwise they are appended after a space. The
 * result can exceed the limit: it is kept completely and marked invalid, because truncated directions are dangerous.
 *
 * @see P-053
 */
export function withShortcut(text: string | null, details: string): string {
  return isFilled(text) ? `${text.trimEnd()} ${details}` : details;
}
