import { checkArchiveInput, eventNote, mayArchive, nextPrescriptionStatus } from '@signa/core/prescribing';
import type { MutationArchivePrescriptionArgs } from '@signa/core/contract/resolvers';
import { throwRefusal } from '../../../failure/failure.js';
import { lineItemsOf } from '../../../store/orders/order/line-items.js';
import { findPrescription } from '../../../store/prescribing/prescription/prescription-store.js';
import {
  changePrescription,
  recordPrescriptionEvent,
} from '../../../store/prescribing/prescription/prescription-write.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import { requireOwnName } from '../../own-name.js';
import type { Outcome, Work } from '../../work.js';

/** Archives a prescription once it has no open order line; archiving is final (P-133, P-140, P-143, P-220). */
export async function archivePrescription(
  work: Work,
  { id, input }: MutationArchivePrescriptionArgs,
): Promise<Outcome<StoredPrescription>> {
  const { record: before, acting } = await work.lock('prescription', { id });
  const asked = checkArchiveInput(input);
  if (!asked.allowed) throwRefusal(asked);
  requireOwnName(input.archivedByLocationUserId, acting.id);
  const gate = mayArchive(before, await lineItemsOf(work.tx, [before.locationId], before.id));
  // The gate's message, which the disabled button shows, takes precedence over the state machine's.
  if (!gate.allowed) throwRefusal(gate);
  const step = nextPrescriptionStatus(before, { type: 'ArchivePrescription', archived: input.archived, gate });
  if (!step.allowed) throwRefusal(step);
  const key = { locationId: before.locationId, id: before.id };
  await changePrescription(work.tx, key, { archived: true, archived_at: work.now, archived_by: acting.id });
  await recordPrescriptionEvent(work.tx, key, {
    at: work.now,
    kind: 'archived',
    actor: acting.displayName,
    note: eventNote(acting),
  });
  const answer = await findPrescription(work.tx, [before.locationId], before.id);
  if (!answer) throw new Error('The updated prescription could not be read back');
  return { locationId: before.locationId, answer, subject: `prescription:${before.id}`, before, after: answer };
}
