import { clientJson, clientRowJson } from '../client/client-json.js';
import { patientJson, patientRowJson } from '../patient/patient-json.js';
import { locationUserRowJson } from '../place/location-user-json.js';
import { lastSavedByJson, prescriptionJson, workflowStatusJson } from '../prescription/prescription-json.js';
import { productJson, productRowJson } from '../product/product-json.js';
import { isVetInactive } from './assigned-vet.js';
import { joinedJson } from './joined.js';

const own = `'id', t.id::text, 'uuid', t.uuid, 'locationId', t.location_id::text, 'type', t.type, 'status', t.status,
  'action', t.action, 'actionReason', t.action_reason, 'actionedTimestamp', signa.instant(t.actioned_at),
  'initiatedBy', t.initiated_by, 'origin', t.origin, 'archived', t.archived, 'createdTimestamp', signa.instant(t.created_at),
  'quantityRequested', t.quantity_requested, 'remainingQty', t.remaining_qty, 'nextOrderDate', t.next_order_on,
  'expirationDate', t.expires_on, 'isAutoship', t.is_autoship, 'assignedToLocationUserId', t.assigned_to::text,
  'prescriptionId', t.prescription_id::text, 'previousPrescriptionId', t.previous_prescription_id::text,
  'productId', t.product_id::text, 'flavorId', t.flavor_id::text, 'locationClientId', t.client_id::text,
  'locationPatientId', t.patient_id::text, 'version', t.version,
  'timeZone', (select l.time_zone from signa.location l where l.id = t.location_id)`;

const people = `'assignedToLocationUser', ${locationUserRowJson('t.location_id', 't.assigned_to')},
  'isAssignedVetInactive', ${isVetInactive},
  'actionedByLocationUser', ${locationUserRowJson('t.location_id', 't.actioned_by')},
  'prescriptionTaskWorkflow', json_build_object('currentWorkflowStatusId', t.workflow_status_id::text,
    'currentWorkflowStatus', ${workflowStatusJson('t.workflow_status_id')},
    'workflowLocationUserId', t.workflow_location_user_id::text,
    'workflowLocationUser', ${locationUserRowJson('t.location_id', 't.workflow_location_user_id')},
    'assignDate', signa.instant(t.workflow_assigned_at), 'assignedByLocationUserId', t.workflow_assigned_by::text,
    'internalNote', t.internal_note), 'joined', ${joinedJson}`;

const row = `${own}, ${people},
  'prescription', (select json_build_object('id', rx.id::text, 'prescExpiryDate', rx.expires_on, 'rxStatus', rx.rx_status,
    'lastSavedBy', ${lastSavedByJson})
    from signa.prescription rx where rx.location_id = t.location_id and rx.id = t.prescription_id),
  'product', ${productRowJson('t.product_id')}, 'locationPatient', ${patientRowJson('t.location_id', 't.patient_id')}`;

/** What the queue shows of the task of alias `t` under its client (P-162). */
export const groupedTaskJson = `json_build_object(${row})`;

/** The same with its client, for a list without groups. */
export const taskRowJson = `json_build_object(${row}, 'locationClient', ${clientRowJson('t.location_id', 't.client_id')})`;

/** The whole task of alias `t` (P-190), as the form needs it. */
export const taskJson = `json_build_object(${own}, ${people},
  'flavor', (select json_build_object('flavorId', f.id::text, 'flavor', f.flavor) from signa.flavor f where f.id = t.flavor_id),
  'prescription', ${prescriptionOf('t.prescription_id')}, 'previousPrescription', ${prescriptionOf('t.previous_prescription_id')},
  'product', ${productJson('t.product_id')}, 'locationClient', ${clientJson('t.location_id', 't.client_id')},
  'locationPatient', ${patientJson('t.location_id', 't.patient_id')})`;

function prescriptionOf(id: string): string {
  return `(select ${prescriptionJson} from signa.prescription rx where rx.location_id = t.location_id and rx.id = ${id}
    and rx.removed_at is null)`;
}
