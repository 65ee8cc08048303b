import { clientJson, clientRowJson } from '../../clients/client/client-json.js';
import { patientJson, patientRowJson } from '../../clients/patient/patient-json.js';
import { locationUserRowJson } from '../../practice/place/location-user-json.js';
import { lastSavedByJson, prescriptionJson } from '../prescription/prescription-json.js';
import { workflowStatusJson } from '../prescription/workflow-json.js';
import { flavorJson, productJson, productRowJson } from '../../catalog/product/product-json.js';
import { always, columnsOf, holds, instant, text, valueOf, when } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';
import { cannotTakeRequests } from './colleague-store.js';
import { notesJson } from './note-json.js';
import { isVetInactive } from './assigned-vet.js';
import { joinedJson } from './joined.js';

const t = columnsOf('task as t');
const rx = columnsOf('prescription as rx');
const l = columnsOf('location as l');

const own = {
  id: text(t.id),
  uuid: t.uuid,
  locationId: text(t.location_id),
  type: t.type,
  status: t.status,
  action: t.action,
  actionReason: t.action_reason,
  actionedTimestamp: instant(t.actioned_at),
  initiatedBy: t.initiated_by,
  origin: t.origin,
  archived: t.archived,
  createdTimestamp: instant(t.created_at),
  quantityRequested: t.quantity_requested,
  remainingQty: t.remaining_qty,
  nextOrderDate: t.next_order_on,
  expirationDate: t.expires_on,
  isAutoship: t.is_autoship,
  assignedToLocationUserId: text(t.assigned_to),
  prescriptionId: text(t.prescription_id),
  previousPrescriptionId: text(t.previous_prescription_id),
  productId: text(t.product_id),
  flavorId: text(t.flavor_id),
  locationClientId: text(t.client_id),
  locationPatientId: text(t.patient_id),
  version: t.version,
  timeZone: always(valueOf(l.time_zone, 'from signa.location l where l.id = t.location_id')),
};

const people = {
  assignedToLocationUser: locationUserRowJson('t.location_id', 't.assigned_to'),
  isAssignedVetInactive: holds(isVetInactive),
  isAssigneeUnavailable: holds(cannotTakeRequests('t.location_id', 't.workflow_location_user_id')),
  snooze: when(
    't.snoozed_until is not null',
    jsonObject({
      until: always(t.snoozed_until),
      reason: t.snooze_reason,
      at: always(instant(t.snoozed_at)),
      byLocationUser: locationUserRowJson('t.location_id', 't.snoozed_by'),
    }),
  ),
  exam: when(
    't.exam_text is not null',
    jsonObject({
      clientText: always(t.exam_text),
      askedAt: always(instant(t.exam_asked_at)),
      askedByLocationUser: locationUserRowJson('t.location_id', 't.exam_asked_by'),
    }),
  ),
  actionedByLocationUser: locationUserRowJson('t.location_id', 't.actioned_by'),
  prescriptionTaskWorkflow: jsonObject({
    currentWorkflowStatusId: text(t.workflow_status_id),
    currentWorkflowStatus: workflowStatusJson('t.workflow_status_id'),
    workflowLocationUserId: text(t.workflow_location_user_id),
    workflowLocationUser: locationUserRowJson('t.location_id', 't.workflow_location_user_id'),
    assignDate: instant(t.workflow_assigned_at),
    assignedByLocationUserId: text(t.workflow_assigned_by),
    internalNote: t.internal_note,
  }),
  joined: joinedJson,
};

const row = {
  ...own,
  ...people,
  prescription: valueOf(
    jsonObject({
      id: text(rx.id),
      prescExpiryDate: rx.expires_on,
      rxStatus: rx.rx_status,
      lastSavedBy: lastSavedByJson,
    }),
    'from signa.prescription rx where rx.location_id = t.location_id and rx.id = t.prescription_id',
  ),
  product: productRowJson('t.product_id'),
  locationPatient: patientRowJson('t.location_id', 't.patient_id'),
};

/** Fields of the task of alias `t` in the queue, under its client (P-162). */
export const groupedTaskJson = jsonObject(row);

/** Same as above with its client, for an ungrouped list. */
export const taskRowJson = jsonObject({ ...row, locationClient: clientRowJson('t.location_id', 't.client_id') });

const prescriptionOf = (id: string) =>
  valueOf(
    prescriptionJson,
    `from signa.prescription rx where rx.location_id = t.location_id and rx.id = ${id} and rx.removed_at is null`,
  );

/** The whole task of alias `t` (P-190), as the form needs it. */
export const taskJson = jsonObject({
  ...own,
  ...people,
  notes: notesJson,
  flavor: flavorJson('t.flavor_id'),
  prescription: prescriptionOf('t.prescription_id'),
  previousPrescription: prescriptionOf('t.previous_prescription_id'),
  product: productJson('t.product_id'),
  locationClient: clientJson('t.location_id', 't.client_id'),
  locationPatient: patientJson('t.location_id', 't.patient_id'),
});
