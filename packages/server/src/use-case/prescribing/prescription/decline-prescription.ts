import type { MutationDeclinePrescriptionArgs } from '@signa/core/contract/resolvers';
import { discardSchema } from '@signa/core/schema';
import { requireValid } from '../../../failure/failure.js';
import { findPrescription } from '../../../store/prescribing/prescription/prescription-store.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import { requireOwnName } from '../../own-name.js';
import type { Outcome, Work } from '../../work.js';
import { lockDraft } from './lock-draft.js';
import { rejectDraft } from '../decline/reject-draft.js';

/** Rejects a draft; its pending request is unlinked and stays pending (P-118, P-126, P-218). */
export async function declinePrescription(
  work: Work,
  { id, input }: MutationDeclinePrescriptionArgs,
): Promise<Outcome<StoredPrescription>> {
  const { record: draft, acting } = await lockDraft(work, id);
  requireValid(discardSchema, input);
  requireOwnName(input.declinedByLocationUserId, acting.id);
  await rejectDraft(work, draft, input.declineReason, acting);
  const answer = await findPrescription(work.tx, [draft.locationId], draft.id);
  if (!answer) throw new Error('The updated prescription could not be read back');
  return { locationId: draft.locationId, answer, subject: `prescription:${draft.id}`, before: draft, after: answer };
}
