import { clientJson, clientRowJson } from '../../clients/client/client-json.js';
import { patientJson, patientRowJson } from '../../clients/patient/patient-json.js';
import { locationJson } from '../../practice/place/location-json.js';
import { locationUserJson, locationUserRowJson } from '../../practice/place/location-user-json.js';
import { flavorJson, productJson, productRowJson } from '../../catalog/product/product-json.js';
import { always, coalesce, columnsOf, instant, text, unknownJson, valueOf, when } from '../../sql/expression.js';
import { jsonList, jsonObject, jsonRow } from '../../sql/json.js';
import { otherFields } from './form-columns.js';
import { prescriptionWorkflowJson, workflowStatusJson } from './workflow-json.js';

const rx = columnsOf('prescription as rx');
const u = columnsOf('location_user as u');
const e = columnsOf('prescription_event as e');
const l = columnsOf('location as l');

/** Who last saved the prescription of alias `rx` (P-246). */
export const lastSavedByJson = valueOf(
  jsonObject({ locationUserId: text(u.id), displayName: u.display_name, at: always(instant(rx.saved_at)) }),
  `from signa.location_user u where u.location_id = rx.location_id and u.id = rx.acting_location_user_id and rx.saved_at is not null`,
);

/** Data of an external prescription (P-301). */
const elsewhereJson = when(
  "rx.rx_status = 'IssuedElsewhere'",
  jsonObject({
    number: rx.elsewhere_number,
    prescriber: rx.elsewhere_prescriber,
    place: rx.elsewhere_place,
    note: rx.elsewhere_note,
    fillsLeft: rx.elsewhere_fills_left,
  }),
);

const own = {
  id: text(rx.id),
  uuid: rx.uuid,
  rxNumber: rx.rx_number,
  draftName: rx.draft_name,
  elsewhere: elsewhereJson,
  rxStatus: rx.rx_status,
  archived: rx.archived,
  issuedDate: instant(rx.issued_at),
  draftCreateDate: instant(rx.draft_created_at),
  createdTimestamp: instant(rx.created_at),
  prescExpiryDate: rx.expires_on,
  notifyClientDate: rx.notify_client_on,
  directions: rx.directions,
  daysSupply: rx.days_supply,
  refills: rx.refills,
  prnFlag: rx.prn_flag,
  unitPerFill: rx.unit_per_fill,
  flavorId: text(rx.flavor_id),
  autoShipPrompt: rx.auto_ship_prompt,
  isOfficeUse: rx.is_office_use,
  rxOrigin: jsonObject({ code: rx.rx_origin_code }),
  systemOrigin: rx.system_origin,
  authorizingVet: text(rx.authorizing_vet_id),
  workflowLocationUserId: text(rx.workflow_location_user_id),
  currentWorkflowStatusId: text(rx.workflow_status_id),
  currentWorkflowStatus: workflowStatusJson('rx.workflow_status_id'),
  locationClientId: text(rx.client_id),
  locationPatientId: text(rx.patient_id),
  productId: text(rx.product_id),
  locationId: text(rx.location_id),
  version: rx.version,
  lastSavedBy: lastSavedByJson,
  timeZone: always(valueOf(l.time_zone, 'from signa.location l where l.id = rx.location_id')),
};

/** Remaining fields of the prescription for detail, form, and printed prescription (P-188). */
const whole = {
  flavor: flavorJson('rx.flavor_id'),
  ...otherFields,
  impersonatedBy: rx.impersonated_by,
  declineReason: rx.decline_reason,
  firstPrintedAt: instant(rx.first_printed_at),
  reprintCount: rx.reprint_count,
  writtenBy: rx.written_by,
};

const people = {
  authorizingVetLocationUser: locationUserJson('rx.location_id', 'rx.authorizing_vet_id'),
  actingLocationUser: locationUserRowJson('rx.location_id', 'rx.acting_location_user_id'),
  workflowLocationUser: locationUserRowJson('rx.location_id', 'rx.workflow_location_user_id'),
};

/** An issued prescription names the client and patient it was issued for, as its printout does (C-248). */
const belongings = {
  locationClient: clientJson('rx.location_id', coalesce(rx.issued_client_id, rx.client_id)),
  locationPatient: patientJson('rx.location_id', coalesce(rx.issued_patient_id, rx.patient_id)),
  product: always(productJson('rx.product_id')),
  location: locationJson('rx.location_id'),
  prescriptionWorkflows: jsonList(prescriptionWorkflowJson, {
    orderBy: 'w.id',
    from: `from signa.prescription_workflow w where w.location_id = rx.location_id and w.prescription_id = rx.id`,
  }),
  history: jsonList(jsonObject({ at: instant(e.at), kind: e.kind, actor: e.actor, note: e.note }), {
    orderBy: 'e.at desc, e.id desc',
    from: `from signa.prescription_event e where e.location_id = rx.location_id and e.prescription_id = rx.id`,
  }),
};

/**
 * The whole prescription of alias `rx`. License and DEA number of its vet are those of the day of issue (P-006). Built
 * as a row, because json_build_object takes at most 50 fields.
 */
export const prescriptionJson = always(
  jsonRow({
    ...own,
    ...whole,
    ...people,
    ...belongings,
    licensesAtIssue: jsonObject({ vetLicense: rx.vet_license, deaLicense: rx.dea_license }),
  }),
);

/**
 * The issue record of the prescription of alias `rx`; null for drafts and external prescriptions. An older server may
 * have issued it during an upgrade without a record, which is then reconstructed from the audit (P-330).
 */
export const issueRecordJson = unknownJson(`coalesce((select ir.content from signa.issue_record ir
    where ir.location_id = rx.location_id and ir.prescription_id = rx.id),
  signa.reconstructed_issue_record(rx.location_id, rx.id))`);

/** Fields of the prescription of alias `rx` in lists. */
export const prescriptionRowJson = always(
  jsonRow({
    ...own,
    authorizingVetLocationUser: locationUserRowJson('rx.location_id', 'rx.authorizing_vet_id'),
    workflowLocationUser: locationUserRowJson('rx.location_id', 'rx.workflow_location_user_id'),
    locationClient: clientRowJson('rx.location_id', 'rx.client_id'),
    locationPatient: patientRowJson('rx.location_id', 'rx.patient_id'),
    product: always(productRowJson('rx.product_id')),
  }),
);
