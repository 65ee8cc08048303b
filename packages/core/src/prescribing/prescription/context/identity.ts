import type { ConflictSubject } from '../../../safety/signing/index.js';
import type { PrescriptionFormFacts } from './form-facts.js';

export type IdentityFact = 'taskId' | 'draft' | 'entry' | 'previous';

/** What the prescription is itself, so that it is not compared with itself. @see P-236, P-249 */
export function identityOf({
  taskId,
  draft,
  entry,
  previous,
}: Pick<PrescriptionFormFacts, IdentityFact>): NonNullable<ConflictSubject['self']> {
  return {
    taskId,
    draftId: draft?.id ?? null,
    previousPrescriptionId: entry === 'approval' ? (previous?.id ?? null) : null,
  };
}
