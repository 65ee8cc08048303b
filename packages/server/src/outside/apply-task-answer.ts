import { nextPrescriptionStatus } from '@signa/core/prescription';
import { nextTaskStatus } from '@signa/core/task';
import { lockPrescription } from '../store/prescription/prescription-store.js';
import { changePrescription, recordPrescriptionEvent } from '../store/prescription/prescription-write.js';
import { recordChange } from '../store/proof.js';
import type { StoredTask } from '../store/task/stored-task.js';
import { lockTask } from '../store/task/task-store.js';
import { changeTask } from '../store/task/task-write.js';
import { applied, type EventOutcome, type EventWork } from './event-outcome.js';

interface TaskAnswer {
  readonly locationId: string;
  readonly taskId: string;
  readonly reason?: string | null;
}

/** The pharmacy confirms what a vet approved, or declines before or after the vet (P-159, P-160). */
export async function applyTaskAnswer(
  work: EventWork,
  type: 'task.approved' | 'task.declined',
  { locationId, taskId, reason }: TaskAnswer,
): Promise<EventOutcome> {
  const { tx, now, source } = work;
  const task = await lockTask(tx, [locationId], { id: taskId });
  if (!task) return { outcome: 'refused', reason: 'No such request' };
  const step = nextTaskStatus(
    { status: task.status, timeZone: task.timeZone },
    { type: type === 'task.approved' ? 'pharmacyApprove' : 'pharmacyDecline' },
  );
  if (!step.allowed) return { outcome: 'waiting', reason: step.reason };
  await changeTask(tx, { locationId, id: task.id }, { status: step.to, ...(reason && { action_reason: reason }) });
  if (step.prescription === 'refuse') await refusePrescription(work, task, reason ?? 'Declined by the pharmacy');
  await recordChange(tx, {
    locationId,
    at: now,
    who: { username: source },
    operation: type,
    subject: `task:${task.id}`,
    before: { status: task.status },
    after: { status: step.to, reason: reason ?? null },
    messages: [],
  });
  return applied;
}

/** A linked draft is rejected with the request, an issued prescription declined where its own chart allows it (P-160). */
async function refusePrescription(
  { tx, now }: EventWork,
  { locationId, prescriptionId }: StoredTask,
  reason: string,
): Promise<void> {
  const prescription = prescriptionId === null ? null : await lockPrescription(tx, [locationId], prescriptionId);
  if (!prescription) return;
  const step = nextPrescriptionStatus(
    prescription,
    prescription.rxStatus === 'Draft' ? { type: 'DeclinePrescription', reason } : { type: 'PharmacyDeclined' },
  );
  if (!step.allowed || step.to === null) return;
  const key = { locationId, id: prescription.id };
  await changePrescription(tx, key, { rx_status: step.to, decline_reason: reason, declined_at: now });
  await recordPrescriptionEvent(tx, key, { at: now, kind: 'declined', actor: 'Pharmacy', note: reason });
}
