import type { Issue } from '../../../base/failure/index.js';
import { isFilled } from '../form/field-issue.js';
import { type AdvancedField, fieldSpec, prescriptionFieldNames, type PrescriptionForm } from '../form/form.js';

/** The fields in Advanced Options (P-080). */
export const advancedFields = prescriptionFieldNames.filter(
  (field): field is AdvancedField => fieldSpec(field).shown.advanced,
);

/** The checkbox that has the client asked about automatic shipping (P-080). */
export const autoShipPromptLabel = 'Prompt the client for AutoShip';

export interface AdvancedOptionsFacts {
  readonly issues: readonly Issue[];
  /** The stored preference 'Open by default' (P-081). */
  readonly isOpenByDefault: boolean;
  /** The opened draft; `null` for a new prescription. */
  readonly draft: Pick<PrescriptionForm, AdvancedField> | null;
}

/**
 * Whether Advanced Options opens by itself: one of its fields has an error, the preference is set, or the draft has one
 * of its fields filled.
 *
 * @see P-080
 */
export function opensAdvancedOptions({ issues, isOpenByDefault, draft }: AdvancedOptionsFacts): boolean {
  if (isOpenByDefault || issues.some(({ path }) => advancedFields.some((field) => field === path))) return true;
  return (
    draft !== null &&
    advancedFields.some((field) => {
      const value = draft[field];
      return typeof value === 'string' ? isFilled(value) : value !== null;
    })
  );
}
