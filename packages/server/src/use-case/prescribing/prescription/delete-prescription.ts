import type { MutationDeletePrescriptionArgs } from '@signa/core/contract/resolvers';
import { nextPrescriptionStatus } from '@signa/core/prescribing';
import { trimmed } from '@signa/core/base';
import { discardSchema } from '@signa/core/schema';
import { requireValid, throwRefusal } from '../../../failure/failure.js';
import { changePrescription } from '../../../store/prescribing/prescription/prescription-write.js';
import { requireOwnName } from '../../own-name.js';
import type { Outcome, Work } from '../../work.js';
import { lockDraft } from './lock-draft.js';

/** Deletes a draft from every list; the row is kept with reason, user, and time (P-118, P-127, P-219). */
export async function deletePrescription(
  work: Work,
  { id, input }: MutationDeletePrescriptionArgs,
): Promise<Outcome<{ id: string }>> {
  const { record: draft, acting } = await lockDraft(work, id);
  requireValid(discardSchema, input);
  requireOwnName(input.declinedByLocationUserId, acting.id);
  const step = nextPrescriptionStatus(draft, { type: 'DeletePrescription', reason: input.declineReason });
  if (!step.allowed) throwRefusal(step);
  await changePrescription(
    work.tx,
    { locationId: draft.locationId, id: draft.id },
    {
      removed_at: work.now,
      removed_by: acting.id,
      decline_reason: trimmed(input.declineReason),
    },
  );
  const after = { removedAt: work.now, removedBy: acting.id, reason: trimmed(input.declineReason) };
  return {
    locationId: draft.locationId,
    answer: { id: draft.id },
    subject: `prescription:${draft.id}`,
    before: draft,
    after,
  };
}
