import type { Operations } from '@signa/core/contract';
import type { MutationUndoPrescriptionsArgs } from '@signa/core/contract/resolvers';
import { decideUndo, eventNote, nextPrescriptionStatus, undoListIssues, undoTexts } from '@signa/core/prescribing';
import { requireNoIssues, throwRefusal } from '../../../failure/failure.js';
import type { OutgoingMessage } from '../../../store/outgoing-message.js';
import { messageKey } from '../../../store/outgoing-message.js';
import { lineItemsOf } from '../../../store/orders/order/line-items.js';
import { withdrawMessages } from '../../../store/outbox/withdraw-messages.js';
import { findPrescription } from '../../../store/prescribing/prescription/prescription-store.js';
import {
  changePrescription,
  recordPrescriptionEvent,
} from '../../../store/prescribing/prescription/prescription-write.js';
import { externalOrderOf } from '../../../store/prescribing/task/task-store.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import type { SignedPrescription } from '../../guard/record-kinds.js';
import type { Acting } from '../../guard/acting.js';
import type { Outcome, SubjectChange, Unchanged, Work } from '../../work.js';
import { releaseRequests } from './release-requests.js';

type UndoResult = Operations['UndoPrescriptions']['data']['undoPrescriptions'][number];

/** What one undo did. */
interface Undo {
  readonly result: UndoResult;
  readonly changes: readonly SubjectChange[];
  readonly messages: readonly OutgoingMessage[];
}

/**
 * Undoes signatures before anything is sent, else asks the external order system to cancel (P-481, P-482, P-483). Each
 * prescription has its own result; a refused one does not prevent the others.
 */
export async function undoPrescriptions(
  work: Work,
  { locationId, prescriptionIds }: MutationUndoPrescriptionsArgs,
): Promise<Outcome<UndoResult[]> | Unchanged<UndoResult[]>> {
  requireNoIssues(undoListIssues(prescriptionIds));
  const acting = await work.actAt(locationId);
  const undos = new Map<string, Undo>();
  // In one order, so that two calls with the same prescriptions wait for each other instead of deadlocking.
  for (const id of [...prescriptionIds].sort()) undos.set(id, await undoOne(work, acting, { locationId, id }));
  const answer = prescriptionIds.flatMap((id) => undos.get(id)?.result ?? []);
  const [first, ...others] = [...undos.values()].flatMap(({ changes }) => changes);
  if (!first) return { unchanged: answer };
  return { locationId, answer, ...first, others, messages: [...undos.values()].flatMap(({ messages }) => messages) };
}

async function undoOne(
  work: Work,
  acting: Acting,
  { locationId, id }: { readonly locationId: string; readonly id: string },
): Promise<Undo> {
  const locked = await work.lockIfExists('signedPrescription', { id });
  if (locked?.record.locationId !== locationId) return refused(id, undoTexts.notFound);
  const { prescription, answered, hasLeft } = locked.record;
  const [task = null] = answered;
  const facts = {
    ...prescription,
    hasLeft: hasLeft || answered.some(({ status }) => status !== 'VET_APPROVED'),
    lines: await lineItemsOf(work.tx, [locationId], id),
    orderId: task && (await externalOrderOf(work.tx, task)),
  };
  const decision = decideUndo(facts);
  const result = { prescriptionId: id, ...decision };
  if (decision.outcome === 'Undone') return { result, ...(await undo(work, acting, locked.record)) };
  if (decision.outcome !== 'CancellationRequested' || !task || facts.orderId === null)
    return { result, changes: [], messages: [] };
  return { result, ...(await requestCancellation(work, acting, prescription, { task, orderId: facts.orderId })) };
}

const refused = (prescriptionId: string, text: string): Undo => ({
  result: { prescriptionId, outcome: 'NotPossible', text },
  changes: [],
  messages: [],
});

async function undo(
  work: Work,
  acting: Acting,
  { prescription, answered }: SignedPrescription,
): Promise<Omit<Undo, 'result'>> {
  const step = nextPrescriptionStatus(prescription, { type: 'UndoPrescription', verdict: { allowed: true } });
  if (!step.allowed) throwRefusal(step);
  const key = { locationId: prescription.locationId, id: prescription.id };
  await changePrescription(work.tx, key, {
    rx_status: 'Undone',
    undone_at: work.now,
    undone_by: acting.id,
  });
  await withdrawMessages(work.tx, key, work.now);
  await recordPrescriptionEvent(work.tx, key, {
    at: work.now,
    kind: 'undone',
    actor: acting.displayName,
    note: eventNote(acting),
  });
  const released = await releaseRequests(work, prescription, answered);
  return { changes: [await changeOf(work, prescription), ...released], messages: [] };
}

/** The same message as after a decline, so that an order is cancelled only once (P-171, P-483). */
async function requestCancellation(
  work: Work,
  acting: Acting,
  prescription: StoredPrescription,
  { task, orderId }: { readonly task: SignedPrescription['answered'][number]; readonly orderId: string },
): Promise<Omit<Undo, 'result'>> {
  const key = { locationId: prescription.locationId, id: prescription.id };
  await recordPrescriptionEvent(work.tx, key, {
    at: work.now,
    kind: 'cancellation-requested',
    actor: acting.displayName,
    note: eventNote(acting),
  });
  return {
    changes: [await changeOf(work, prescription)],
    messages: [
      {
        kind: 'storefront-cancel-order',
        idempotencyKey: messageKey.orderCancelled(task.id),
        payload: { orderId, taskUuid: task.uuid, reason: 'The prescription was cancelled by the practice' },
      },
    ],
  };
}

async function changeOf({ tx }: Work, before: StoredPrescription): Promise<SubjectChange> {
  const after = await findPrescription(tx, [before.locationId], before.id);
  if (!after) throw new Error('The updated prescription could not be read back');
  return { subject: `prescription:${before.id}`, before, after };
}
