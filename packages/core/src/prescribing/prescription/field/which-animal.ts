import type { Issue } from '../../../base/failure/index.js';
import { issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/** The answer that is another animal than the one the prescription is for (P-249). */
export const otherAnimalText =
  'This prescription is for another animal. Please decline it, or make one for the animal you chose.';

/**
 * Where another animal could be meant, an issue names the one it is for once more; the wrong one signs nothing. A draft
 * asks for nothing.
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
