import { clientJson, clientRowJson } from '../client/client-json.js';
import { patientJson, patientRowJson } from '../patient/patient-json.js';
import { locationJson } from '../place/location-json.js';
import { locationUserJson, locationUserRowJson } from '../place/location-user-json.js';
import { productJson, productRowJson } from '../product/product-json.js';

/** Who saved the prescription of alias `rx` last (P-246). */
export const lastSavedByJson = `(select json_build_object('locationUserId', u.id::text, 'displayName', u.display_name,
    'at', signa.instant(rx.saved_at))
  from signa.location_user u where u.location_id = rx.location_id and u.id = rx.acting_location_user_id and rx.saved_at is not null)`;

/** What the paper of another system says, of what was issued there (P-301). */
const elsewhereJson = `(case when rx.rx_status = 'IssuedElsewhere' then json_build_object('number', rx.elsewhere_number,
    'prescriber', rx.elsewhere_prescriber, 'place', rx.elsewhere_place, 'note', rx.elsewhere_note,
    'fillsLeft', rx.elsewhere_fills_left) end)`;

const own = `rx.id::text as "id", rx.uuid as "uuid", rx.rx_number as "rxNumber", rx.draft_name as "draftName", ${elsewhereJson} as "elsewhere", rx.rx_status as "rxStatus",
  rx.archived as "archived", signa.instant(rx.issued_at) as "issuedDate",
  signa.instant(rx.draft_created_at) as "draftCreateDate", signa.instant(rx.created_at) as "createdTimestamp",
  rx.expires_on as "prescExpiryDate", rx.notify_client_on as "notifyClientDate", rx.directions as "directions",
  rx.days_supply as "daysSupply", rx.refills as "refills", rx.prn_flag as "prnFlag",
  rx.unit_per_fill as "unitPerFill", rx.flavor_id::text as "flavorId", rx.auto_ship_prompt as "autoShipPrompt",
  rx.is_office_use as "isOfficeUse", json_build_object('code', rx.rx_origin_code) as "rxOrigin",
  rx.system_origin as "systemOrigin", rx.authorizing_vet_id::text as "authorizingVet",
  rx.workflow_location_user_id::text as "workflowLocationUserId",
  rx.workflow_status_id::text as "currentWorkflowStatusId",
  ${workflowStatusJson('rx.workflow_status_id')} as "currentWorkflowStatus",
  rx.client_id::text as "locationClientId", rx.patient_id::text as "locationPatientId",
  rx.product_id::text as "productId", rx.location_id::text as "locationId", rx.version as "version", ${lastSavedByJson} as "lastSavedBy",
  (select l.time_zone from signa.location l where l.id = rx.location_id) as "timeZone"`;

/** The rest of a prescription with its people, patient and product, as the detail, the form and the paper need it (P-188). */
const whole = `(select json_build_object('flavorId', f.id::text, 'flavor', f.flavor) from signa.flavor f where f.id = rx.flavor_id) as "flavor",
  rx.reason_for_compound as "reasonForCompound", rx.allergic_ingredient as "allergicIngredient",
  rx.note_to_client as "noteToClient", rx.note_to_pharmacy as "noteToPharmacy",
  rx.override_reason as "overrideReason", rx.impersonated_by as "impersonatedBy",
  rx.pims_consult_id as "pimsConsultId", rx.decline_reason as "declineReason",
  signa.instant(rx.first_printed_at) as "firstPrintedAt", rx.reprint_count as "reprintCount",
  rx.written_by as "writtenBy"`;

const people = `${locationUserJson('rx.location_id', 'rx.authorizing_vet_id')} as "authorizingVetLocationUser",
  ${locationUserRowJson('rx.location_id', 'rx.acting_location_user_id')} as "actingLocationUser",
  ${locationUserRowJson('rx.location_id', 'rx.workflow_location_user_id')} as "workflowLocationUser"`;

/** What was issued names whom it was issued for, as its paper does (C-248). */
const belongings = `${clientJson('rx.location_id', 'coalesce(rx.issued_client_id, rx.client_id)')} as "locationClient",
  ${patientJson('rx.location_id', 'coalesce(rx.issued_patient_id, rx.patient_id)')} as "locationPatient",
  ${productJson('rx.product_id')} as "product", ${locationJson('rx.location_id')} as "location",
  (select coalesce(json_agg(${prescriptionWorkflowJson('w')} order by w.id), '[]')
    from signa.prescription_workflow w where w.location_id = rx.location_id and w.prescription_id = rx.id) as "prescriptionWorkflows",
  (select coalesce(json_agg(json_build_object('at', signa.instant(e.at), 'kind', e.kind, 'actor', e.actor, 'note', e.note)
      order by e.at desc, e.id desc), '[]')
    from signa.prescription_event e where e.location_id = rx.location_id and e.prescription_id = rx.id) as "history"`;

/**
 * The whole prescription of alias `rx`. License and DEA number of its vet are those of the day it was issued (P-006).
 * A row as JSON, for json_build_object takes 50 fields at most.
 */
export const prescriptionJson = `(select row_to_json(x) from (select ${own}, ${whole}, ${people}, ${belongings},
  json_build_object('vetLicense', rx.vet_license, 'deaLicense', rx.dea_license) as "licensesAtIssue") x)`;

/**
 * What the prescription of alias `rx` was issued on; null for a draft, and for what was issued elsewhere. A server of a
 * version without issue records may have issued it during an update: its record is then read from the audit (P-330).
 */
export const issueRecordJson = `coalesce((select ir.content from signa.issue_record ir
    where ir.location_id = rx.location_id and ir.prescription_id = rx.id),
  signa.reconstructed_issue_record(rx.location_id, rx.id))`;

/** What lists show of the prescription of alias `rx`. */
export const prescriptionRowJson = `(select row_to_json(x) from (select ${own},
  ${locationUserRowJson('rx.location_id', 'rx.authorizing_vet_id')} as "authorizingVetLocationUser",
  ${locationUserRowJson('rx.location_id', 'rx.workflow_location_user_id')} as "workflowLocationUser",
  ${clientRowJson('rx.location_id', 'rx.client_id')} as "locationClient",
  ${patientRowJson('rx.location_id', 'rx.patient_id')} as "locationPatient", ${productRowJson('rx.product_id')} as "product") x)`;

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
