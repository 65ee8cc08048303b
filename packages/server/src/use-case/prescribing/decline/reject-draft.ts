import { eventNote, nextPrescriptionStatus } from '@signa/core/prescribing';
import { trimmed } from '@signa/core/base';
import { throwRefusal } from '../../../failure/failure.js';
import {
  changePrescription,
  recordPrescriptionEvent,
} from '../../../store/prescribing/prescription/prescription-write.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import type { Work } from '../../work.js';

/** Who rejects a draft; `id` is null when no user did. */
export interface Rejecter {
  readonly id: string | null;
  readonly displayName: string;
  /** Support user who is impersonating, if any. */
  readonly impersonatedBy?: string | null;
}

/** Moves a locked draft to RejectedDraft, with the reason and the user (P-126, P-006). */
export async function rejectDraft(work: Work, draft: StoredPrescription, reason: string, by: Rejecter): Promise<void> {
  const step = nextPrescriptionStatus(draft, { type: 'DeclinePrescription', reason });
  if (!step.allowed) throwRefusal(step);
  const key = { locationId: draft.locationId, id: draft.id };
  await changePrescription(work.tx, key, {
    rx_status: 'RejectedDraft',
    decline_reason: trimmed(reason),
    declined_at: work.now,
    declined_by: by.id,
  });
  await recordPrescriptionEvent(work.tx, key, {
    at: work.now,
    kind: 'declined',
    actor: by.displayName,
    note: eventNote({ reason, impersonatedBy: by.impersonatedBy }),
  });
}
