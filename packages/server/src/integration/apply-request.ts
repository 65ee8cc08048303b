import { checkActivity } from '@signa/core/clients';
import { mayBeWorkedOn, type TaskType } from '@signa/core/prescribing';
import { survivingRecord } from '../store/clients/merge/locked-records.js';
import { lockParties } from '../store/clients/patient/lock-parties.js';
import { loadFormFacts } from '../store/prescribing/prescription/form-facts.js';
import { findPrescription } from '../store/prescribing/prescription/prescription-store.js';
import { recordChange } from '../store/proof.js';
import { findDraftOfCard, lockRenewed } from '../store/prescribing/task/renewed.js';
import { insertTask } from '../store/prescribing/task/task-write.js';
import { applied, type EventOutcome, type EventWork } from './event-outcome.js';
import type { OrderRequest } from '../event/inbound-event.js';

const taskTypeOf = {
  'order.needs-approval': 'approval',
  'recommendation.requested': 'draft',
  'renewal.requested': 'renewal',
} as const satisfies Record<string, TaskType>;

/** A storefront request becomes a pending task (README 8 of the requirements). */
export async function applyRequest(
  work: EventWork,
  type: keyof typeof taskTypeOf,
  sent: OrderRequest,
): Promise<EventOutcome> {
  const { tx, now, source } = work;
  await lockParties(tx, sent.locationId, sent);
  const data = await forSurviving(tx, sent);
  const facts = await loadFormFacts(tx, {
    locationId: data.locationId,
    productId: data.productId,
    locationClientId: data.clientId ?? null,
    locationPatientId: data.patientId ?? null,
    authorizingVet: data.assignedToLocationUserId ?? null,
    workflowLocationUserId: null,
    pimsConsultId: null,
  });
  await lockRenewed(tx, data.locationId, data.previousPrescriptionId);
  const reason = whyNot(data, facts) ?? (await whyNotRenewed(work, data));
  if (reason !== null) return { outcome: 'refused', reason };
  const task = await insertTask(tx, data.locationId, {
    type: taskTypeOf[type],
    origin: source,
    created_at: now,
    action: null,
    action_reason: null,
    actioned_at: null,
    actioned_by: null,
    initiated_by: source,
    quantity_requested: data.quantity,
    remaining_qty: data.remainingQuantity ?? null,
    next_order_on: data.nextOrderDate ?? null,
    expires_on: data.expirationDate ?? null,
    is_autoship: data.isAutoship,
    assigned_to: data.assignedToLocationUserId ?? null,
    prescription_id: taskTypeOf[type] === 'renewal' ? await draftOfCard(tx, data) : null,
    previous_prescription_id: data.previousPrescriptionId ?? null,
    product_id: data.productId,
    flavor_id: data.flavorId ?? null,
    client_id: data.clientId ?? null,
    patient_id: data.patientId ?? null,
    external_order_id: data.orderId ?? null,
    workflow_status_id: null,
    workflow_location_user_id: null,
    workflow_assigned_at: null,
    workflow_assigned_by: null,
    internal_note: null,
  });
  await recordChange(tx, {
    locationId: data.locationId,
    at: now,
    who: { username: source },
    operation: type,
    subject: `task:${task}`,
    before: null,
    after: data,
    messages: [],
  });
  return applied;
}

/** The storefront can still have the id of a merged record: the record it was merged into is used (C-249). */
async function forSurviving(tx: EventWork['tx'], sent: OrderRequest): Promise<OrderRequest> {
  const status = (noun: 'client' | 'patient', id: string | null | undefined) =>
    id ? survivingRecord(tx, noun, sent.locationId, id) : id;
  const people = {
    clientId: await status('client', sent.clientId),
    patientId: await status('patient', sent.patientId),
  };
  await lockParties(tx, sent.locationId, people);
  return { ...sent, ...people };
}

/**
 * The draft that answers pending requests for the same prescription: the new request joins their card (P-238, P-239).
 */
async function draftOfCard(tx: EventWork['tx'], data: OrderRequest): Promise<string | null> {
  if (!data.previousPrescriptionId) return null;
  return await findDraftOfCard(tx, data.locationId, data.previousPrescriptionId);
}

async function whyNotRenewed({ tx }: EventWork, data: OrderRequest): Promise<string | null> {
  if (!data.previousPrescriptionId) return null;
  const renewed = await findPrescription(tx, [data.locationId], data.previousPrescriptionId);
  if (!renewed) return 'No such prescription';
  const ours = mayBeWorkedOn(renewed);
  return ours.allowed ? null : ours.reason;
}

/** A request for a missing record, or for an inactive client or patient, could never be answered. */
function whyNot(
  data: OrderRequest,
  { product, client, patient, isPatientOfClient, vet }: Awaited<ReturnType<typeof loadFormFacts>>,
): string | null {
  if (!product) return 'No such product';
  if (data.assignedToLocationUserId && !vet) return 'No such location user';
  if (!data.clientId && !data.patientId) return null;
  if (!client) return 'No such client';
  if (!patient) return 'No such patient';
  if (!isPatientOfClient) return 'The patient is not linked to the client';
  return checkActivity(client, patient)[0]?.message ?? null;
}
