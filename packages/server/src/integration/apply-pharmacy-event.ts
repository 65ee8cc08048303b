import { mayBeWorkedOn, nextPrescriptionStatus, type PrescriptionLifecycleEvent } from '@signa/core/prescribing';
import { todayIn } from '@signa/core/base';
import { findPrescription, lockPrescription } from '../store/prescribing/prescription/prescription-store.js';
import { changePrescription, recordPrescriptionEvent } from '../store/prescribing/prescription/prescription-write.js';
import type { StoredPrescription } from '../store/prescribing/prescription/stored-prescription.js';
import { recordChange } from '../store/proof.js';
import { applied, type EventOutcome, type EventWork } from './event-outcome.js';
import type { PharmacyEvent } from '../event/inbound-event.js';

export type PrescriptionEventType = Exclude<PharmacyEvent['type'], 'task.approved' | 'task.declined'>;

const kinds: Record<PrescriptionEventType, string> = {
  'prescription.sent': 'sent',
  'prescription.received': 'received',
  'prescription.accepted': 'accepted',
  'prescription.declined': 'declined',
  'prescription.more-information-required': 'more-information-required',
};

/**
 * A pharmacy event about a prescription performs a transition of core's state machine, or waits for an earlier event
 * (P-128 to P-132).
 */
export async function applyPharmacyEvent(
  work: EventWork,
  type: PrescriptionEventType,
  {
    locationId,
    prescriptionId,
    reason,
  }: { readonly locationId: string; readonly prescriptionId: string; readonly reason?: string | null },
): Promise<EventOutcome> {
  const { tx, now, source } = work;
  const before = await lockPrescription(tx, [locationId], prescriptionId);
  if (!before) return { outcome: 'refused', reason: 'No such prescription' };
  // An event about an external prescription can never be applied.
  const ours = mayBeWorkedOn(before);
  if (!ours.allowed) return { outcome: 'refused', reason: ours.reason };
  const step = nextPrescriptionStatus(before, lifecycleEvent(type, before, now));
  if (!step.allowed) return { outcome: 'waiting', reason: step.reason };
  const key = { locationId, id: before.id };
  await changePrescription(tx, key, {
    rx_status: step.to ?? before.rxStatus,
    ...(type === 'prescription.declined' && { decline_reason: reason ?? null, declined_at: now }),
  });
  await recordPrescriptionEvent(tx, key, { at: now, kind: kinds[type], actor: 'Pharmacy', note: reason ?? null });
  const after = await findPrescription(tx, [locationId], before.id);
  await recordChange(tx, {
    locationId,
    at: now,
    who: { username: source },
    operation: type,
    subject: `prescription:${before.id}`,
    before,
    after,
    messages: [],
  });
  return applied;
}

function lifecycleEvent(
  type: PrescriptionEventType,
  { prescExpiryDate, timeZone }: StoredPrescription,
  now: string,
): PrescriptionLifecycleEvent {
  const isExpired = prescExpiryDate !== null && prescExpiryDate < todayIn(timeZone, now);
  switch (type) {
    case 'prescription.sent':
      return { type: 'PharmacyOrderSent', isExpired };
    case 'prescription.accepted':
      return { type: 'PharmacyAccepted', isExpired };
    case 'prescription.received':
      return { type: 'PharmacyReceived' };
    case 'prescription.declined':
      return { type: 'PharmacyDeclined' };
    case 'prescription.more-information-required':
      return { type: 'PharmacyMoreInformationRequired' };
  }
}
