import {
  always,
  coalesce,
  columnsOf,
  holds,
  instant,
  noTexts,
  nothing,
  outerColumnsOf,
  text,
  valueOf,
  when,
  yes,
} from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { givenRxStatuses } from './active-rx-status.js';

const pt = columnsOf('patient as pt');
const s = columnsOf('species as s');
const b = columnsOf('breed as b');
const w = columnsOf('recorded_weight as w');
const l = columnsOf('patient_client as l');
const pp = columnsOf('product_presentation as pp');

export const speciesJson = (code: string) =>
  valueOf(jsonObject({ code: s.code, name: s.name, icon: s.icon }), `from signa.species s where s.code = ${code}`);

export const breedJson = (code: string) =>
  valueOf(jsonObject({ code: b.code, name: b.name }), `from signa.breed b where b.code = ${code}`);

const identity = {
  id: text(pt.id),
  uuid: pt.uuid,
  locationId: text(pt.location_id),
  name: pt.name,
  species: speciesJson('pt.species_code'),
  breed: breedJson('pt.breed_code'),
  gender: pt.gender,
  birthdate: pt.birthdate,
  weight: pt.weight,
  weightUnit: pt.weight_unit,
};

const standing = {
  isActive: pt.is_active,
  isDeceased: pt.is_deceased,
  deceasedDate: pt.deceased_date,
  isOfficeUse: pt.is_office_use,
  pimsId: pt.pims_id,
  pimsProviderId: pt.pims_provider_id,
  pimsConnectionType: pt.pims_connection_type,
};

/** When and by whom the weight of `pt` was recorded. */
const weightRecordedJson = valueOf(
  jsonObject({ at: instant(w.at), by: w.recorded_by }),
  `from signa.recorded_weight w
  where pt.weight > 0 and w.location_id = pt.location_id and w.patient_id = pt.id order by w.at desc, w.id desc limit 1`,
);

/** When and by whom the last exam of `pt` was entered. */
const lastExamRecordedJson = when(
  'pt.last_exam_recorded_at is not null',
  jsonObject({ at: always(instant(pt.last_exam_recorded_at)), by: always(pt.last_exam_recorded_by) }),
);

/** Recorded allergies, each with the ingredients of the product of that name: by title, else by family (P-320). */
const allergiesJson = jsonList(
  jsonObject({
    code: always(text('a.code')),
    name: always(text('a.name')),
    kind: always(text('a.kind')),
    ingredients: valueOf(
      columnsOf('product as q').ingredients,
      `from signa.product q where lower(q.title) = lower(a.name) or lower(q.product_family) = lower(a.name)
      order by lower(q.title) = lower(a.name) desc, q.id limit 1`,
    ),
  }),
  {
    orderBy: 'a.place',
    from: `from rows from (jsonb_to_recordset(pt.allergies) as (code text, name text, kind text)) with ordinality as a(code, name, kind, place)`,
  },
);

/** Of a product `r`, which may be missing. */
const r = outerColumnsOf('product as r');
const medicationFields = {
  productId: text(r.id),
  classification: r.classification,
  presentation: valueOf(pp.description, 'from signa.product_presentation pp where pp.id = r.presentation_id'),
  ingredients: coalesce(r.ingredients, noTexts),
  keywords: coalesce(r.keywords, noTexts),
};

/** Recorded medications, matched by name to the catalog: title first, then family, then a whole ingredient (P-085). */
const currentMedsJson = jsonList(
  jsonObject({
    code: text('m.code'),
    name: always(text('m.name')),
    isResolved: holds('r.id is not null'),
    prescriptionId: nothing,
    ...medicationFields,
  }),
  {
    orderBy: 'm.name',
    from: `from jsonb_to_recordset(pt.current_meds) as m(code text, name text)
  left join lateral (
    select * from signa.product q
    where lower(q.title) = lower(m.name) or lower(q.product_family) = lower(m.name) or q.ingredients @> array[lower(m.name)]
    order by lower(q.title) = lower(m.name) desc, lower(q.product_family) = lower(m.name) desc, q.id limit 1
  ) r on true`,
  },
);

const activePrescriptionsJson = jsonList(
  jsonObject({
    code: nothing,
    name: always(r.title),
    isResolved: yes,
    prescriptionId: text(columnsOf('prescription as a').id),
    ...medicationFields,
  }),
  {
    orderBy: 'a.id',
    from: `from signa.prescription a join signa.product r on r.id = a.product_id
  where a.location_id = pt.location_id and a.patient_id = pt.id and not a.archived
    and a.rx_status in (${givenRxStatuses.map((status) => `'${status}'`).join(', ')})
    and a.expires_on >= (now() at time zone (select l.time_zone from signa.location l where l.id = pt.location_id))::date`,
  },
);

const linksJson = jsonList(
  jsonObject({
    locationPatientId: text(l.patient_id),
    locationClientId: text(l.client_id),
    isActive: l.is_active,
    isPrimary: l.is_primary,
  }),
  {
    orderBy: 'l.client_id',
    from: 'from signa.patient_client l where l.location_id = pt.location_id and l.patient_id = pt.id',
  },
);

/** A patient in the contract's shape (C-195), as a SQL JSON value. Takes expressions of its key. */
export const patientJson = (locationId: string, id: string) => valueOf(whole, patientOf(locationId, id));
const whole = jsonObject({
  ...identity,
  weightRecorded: weightRecordedJson,
  ...standing,
  isPIMSImport: pt.is_pims_import,
  prescVetLocationUserId: text(pt.presc_vet_location_user_id),
  lastExamDate: pt.last_exam_on,
  lastExamRecorded: lastExamRecordedJson,
  allergies: allergiesJson,
  healthConditions: pt.health_conditions,
  currentMeds: currentMedsJson,
  activePrescriptions: activePrescriptionsJson,
  locationPatientClients: linksJson,
  mergedIntoId: text(pt.merged_into),
  version: pt.version,
});

/** Fields of a patient in search results and choices. */
export const patientListJson = (locationId: string, id: string) => valueOf(listed, patientOf(locationId, id));
const listed = jsonObject({ ...identity, ...standing });

/** Fields of a patient in a list row. */
export const patientRowJson = (locationId: string, id: string) => valueOf(row, patientOf(locationId, id));
const row = jsonObject({
  id: text(pt.id),
  name: pt.name,
  species: speciesJson('pt.species_code'),
  isActive: pt.is_active,
  isDeceased: pt.is_deceased,
});

function patientOf(locationId: string, id: string): string {
  return `from signa.patient pt where pt.location_id = ${locationId} and pt.id = ${id}`;
}
