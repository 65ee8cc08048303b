import { nextPrescriptionStatus, nextTaskStatus } from '@signa/core/prescribing';
import { findPrescription, lockPrescription } from '../store/prescribing/prescription/prescription-store.js';
import { changePrescription, recordPrescriptionEvent } from '../store/prescribing/prescription/prescription-write.js';
import { recordChange } from '../store/proof.js';
import type { StoredTask } from '../store/prescribing/task/stored-task.js';
import { lockAnsweredTogether, lockJoined, lockTask } from '../store/prescribing/task/task-store.js';
import { changeTask } from '../store/prescribing/task/task-write.js';
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
  // The other request on its card was answered the same way.
  if (!step.allowed && (await isAnsweredAs(tx, task, type))) return applied;
  if (!step.allowed) return { outcome: 'waiting', reason: step.reason };
  const others = [...(await lockJoined(tx, task)), ...(await lockAnsweredTogether(tx, task))];
  for (const each of [task, ...others]) {
    await changeTask(tx, { locationId, id: each.id }, { status: step.to, ...(reason && { action_reason: reason }) });
    await recordChange(tx, {
      locationId,
      at: now,
      who: { username: source },
      operation: type,
      subject: `task:${each.id}`,
      before: { status: each.status },
      after: { status: step.to, reason: reason ?? null },
      messages: [],
    });
  }
  if (step.prescription === 'refuse') await refusePrescription(work, type, task, reason ?? 'Declined by the pharmacy');
  return applied;
}

/** Whether a request on a card already has the pharmacy's status, because the other one was reported first (P-238). */
async function isAnsweredAs(
  tx: EventWork['tx'],
  task: StoredTask,
  type: 'task.approved' | 'task.declined',
): Promise<boolean> {
  if (task.status !== (type === 'task.approved' ? 'PV1_APPROVED' : 'PV1_DECLINED')) return false;
  return (await lockAnsweredTogether(tx, task)).length > 0;
}

/**
 * A linked draft is rejected with the request; an issued prescription is declined if its own state machine allows it
 * (P-160).
 */
async function refusePrescription(
  { tx, now, source }: EventWork,
  operation: string,
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
  await recordChange(tx, {
    locationId,
    at: now,
    who: { username: source },
    operation,
    subject: `prescription:${prescription.id}`,
    before: prescription,
    after: await findPrescription(tx, [locationId], prescription.id),
    messages: [],
  });
}
