import type { MutationReprintPrescriptionArgs } from '@signa/core/contract/resolvers';
import { eventNote, mayPrint, nextPrinting, printingEvents } from '@signa/core/prescribing';
import { throwRefusal } from '../../../failure/failure.js';
import { findPrescription } from '../../../store/prescribing/prescription/prescription-store.js';
import {
  changePrescription,
  recordPrescriptionEvent,
} from '../../../store/prescribing/prescription/prescription-write.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import type { Outcome, Work } from '../../work.js';

/**
 * Records a printing of an issued form; the status does not change. The prescription is locked, so that one of two
 * concurrent calls is the original and the other a reprint (P-146).
 */
export async function reprintPrescription(
  work: Work,
  { id }: MutationReprintPrescriptionArgs,
): Promise<Outcome<StoredPrescription>> {
  const { record: before, acting } = await work.lock('prescription', { id });
  const verdict = mayPrint(before);
  if (!verdict.allowed) throwRefusal(verdict);
  const printing = nextPrinting(before);
  const key = { locationId: before.locationId, id: before.id };
  await changePrescription(work.tx, key, {
    first_printed_at: before.firstPrintedAt ?? work.now,
    reprint_count: printing.number,
  });
  await recordPrescriptionEvent(work.tx, key, {
    at: work.now,
    kind: printingEvents[printing.kind],
    actor: acting.displayName,
    note: eventNote(acting),
  });
  const answer = await findPrescription(work.tx, [before.locationId], before.id);
  if (!answer) throw new Error('The updated prescription could not be read back');
  return { locationId: before.locationId, answer, subject: `prescription:${before.id}`, before, after: answer };
}
