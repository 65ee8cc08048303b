import { clientJson, clientRowJson } from '../client/client-json.js';
import { patientJson, patientRowJson } from '../patient/patient-json.js';
import { locationJson } from '../place/location-json.js';
import { locationUserJson, locationUserRowJson } from '../place/location-user-json.js';
import { productJson, productRowJson } from '../product/product-json.js';

const own = `'id', rx.id::text, 'uuid', rx.uuid, 'rxNumber', rx.rx_number, 'rxStatus', rx.rx_status, 'archived', rx.archived,
  'issuedDate', signa.instant(rx.issued_at), 'draftCreateDate', signa.instant(rx.draft_created_at),
  'createdTimestamp', signa.instant(rx.created_at), 'prescExpiryDate', rx.expires_on, 'notifyClientDate', rx.notify_client_on,
  'directions', rx.directions, 'daysSupply', rx.days_supply, 'refills', rx.refills, 'prnFlag', rx.prn_flag,
  'unitPerFill', rx.unit_per_fill, 'flavorId', rx.flavor_id::text, 'autoShipPrompt', rx.auto_ship_prompt,
  'isOfficeUse', rx.is_office_use, 'rxOrigin', json_build_object('code', rx.rx_origin_code), 'systemOrigin', rx.system_origin,
  'authorizingVet', rx.authorizing_vet_id::text, 'workflowLocationUserId', rx.workflow_location_user_id::text,
  'currentWorkflowStatusId', rx.workflow_status_id::text, 'currentWorkflowStatus', ${workflowStatusJson('rx.workflow_status_id')},
  'locationClientId', rx.client_id::text, 'locationPatientId', rx.patient_id::text, 'productId', rx.product_id::text,
  'locationId', rx.location_id::text, 'version', rx.version,
  'timeZone', (select l.time_zone from signa.location l where l.id = rx.location_id)`;

/** The rest of a prescription with its people, patient and product, as the detail, the form and the paper need it (P-188). */
const whole = `'flavor', (select json_build_object('flavorId', f.id::text, 'flavor', f.flavor) from signa.flavor f where f.id = rx.flavor_id),
  'reasonForCompound', rx.reason_for_compound, 'allergicIngredient', rx.allergic_ingredient, 'noteToClient', rx.note_to_client,
  'noteToPharmacy', rx.note_to_pharmacy, 'overrideReason', rx.override_reason, 'impersonatedBy', rx.impersonated_by, 'pimsConsultId', rx.pims_consult_id,
  'declineReason', rx.decline_reason, 'firstPrintedAt', signa.instant(rx.first_printed_at), 'reprintCount', rx.reprint_count`;

const people = `'authorizingVetLocationUser', ${locationUserJson('rx.location_id', 'rx.authorizing_vet_id')},
  'actingLocationUser', ${locationUserRowJson('rx.location_id', 'rx.acting_location_user_id')},
  'workflowLocationUser', ${locationUserRowJson('rx.location_id', 'rx.workflow_location_user_id')}`;

const belongings = `'locationClient', ${clientJson('rx.location_id', 'rx.client_id')},
  'locationPatient', ${patientJson('rx.location_id', 'rx.patient_id')}, 'product', ${productJson('rx.product_id')},
  'location', ${locationJson('rx.location_id')},
  'prescriptionWorkflows', (select coalesce(json_agg(${prescriptionWorkflowJson('w')} order by w.id), '[]')
    from signa.prescription_workflow w where w.location_id = rx.location_id and w.prescription_id = rx.id),
  'history', (select coalesce(json_agg(json_build_object('at', signa.instant(e.at), 'kind', e.kind, 'actor', e.actor, 'note', e.note)
      order by e.at desc, e.id desc), '[]')
    from signa.prescription_event e where e.location_id = rx.location_id and e.prescription_id = rx.id)`;

/** The whole prescription of alias `rx`. License and DEA number of its vet are those of the day it was issued (P-006). */
export const prescriptionJson = `json_build_object(${own}, ${whole}, ${people}, ${belongings},
  'licensesAtIssue', json_build_object('vetLicense', rx.vet_license, 'deaLicense', rx.dea_license))`;

/** What lists show of the prescription of alias `rx`. */
export const prescriptionRowJson = `json_build_object(${own},
  'authorizingVetLocationUser', ${locationUserRowJson('rx.location_id', 'rx.authorizing_vet_id')},
  'workflowLocationUser', ${locationUserRowJson('rx.location_id', 'rx.workflow_location_user_id')},
  'locationClient', ${clientRowJson('rx.location_id', 'rx.client_id')},
  'locationPatient', ${patientRowJson('rx.location_id', 'rx.patient_id')}, 'product', ${productRowJson('rx.product_id')})`;

export function workflowStatusJson(id: string): string {
  return `(select json_build_object('id', ws.id::text, 'description', ws.description) from signa.workflow_status ws where ws.id = ${id})`;
}

/** A workflow assignment (P-191) of the given alias. */
export function prescriptionWorkflowJson(alias: string): string {
  return `json_build_object('id', ${alias}.id::text, 'prescriptionId', ${alias}.prescription_id::text,
    'currentWorkflowStatusId', ${alias}.workflow_status_id::text, 'currentWorkflowStatus', ${workflowStatusJson(`${alias}.workflow_status_id`)},
    'workflowLocationUserId', ${alias}.workflow_location_user_id::text,
    'workflowLocationUser', ${locationUserRowJson(`${alias}.location_id`, `${alias}.workflow_location_user_id`)},
    'assignDate', signa.instant(${alias}.assigned_at), 'assignedByLocationUserId', ${alias}.assigned_by::text,
    'internalNote', ${alias}.internal_note)`;
}
