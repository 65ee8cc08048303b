import type { Issue } from '../../../base/failure/index.js';
import { issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/** The confirmed animal differs from the prescription's patient (P-249). */
export const otherAnimalText =
  'This prescription is for another animal. Decline it, or create one for the animal you chose.';

/**
 * If another animal could be meant, an issue must name its patient again; a different answer blocks it. Not checked in
 * a draft.
 *
 * @see P-249
 */
export function checkWhichAnimal(
  { confirmedPatientId, locationPatientId }: PrescriptionForm,
  { mode, whichAnimal }: PrescriptionFormContext,
  issues: Issue[],
): void {
  if (mode === 'draft' || whichAnimal === null || confirmedPatientId === locationPatientId) return;
  issues.push(
    confirmedPatientId === null
      ? requiredAt('confirmedPatientId')
      : issueAt('confirmedPatientId', 'other-animal', otherAnimalText),
  );
}
