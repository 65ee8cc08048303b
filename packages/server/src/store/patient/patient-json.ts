import { givenRxStatuses } from './active-rx-status.js';

/** Of alias `pt`. */
const listFields = `'id', pt.id::text, 'uuid', pt.uuid, 'locationId', pt.location_id::text, 'name', pt.name,
  'species', ${speciesJson('pt.species_code')}, 'breed', ${breedJson('pt.breed_code')}, 'gender', pt.gender,
  'birthdate', pt.birthdate, 'weight', pt.weight, 'weightUnit', pt.weight_unit, 'isActive', pt.is_active,
  'isDeceased', pt.is_deceased, 'deceasedDate', pt.deceased_date, 'isOfficeUse', pt.is_office_use, 'pimsId', pt.pims_id,
  'pimsProviderId', pt.pims_provider_id,
  'pimsConnectionType', pt.pims_connection_type`;

/** A patient in the contract's shape (C-195), as a JSON value of SQL. Takes expressions of its key. */
export function patientJson(locationId: string, id: string): string {
  return `(select json_build_object('id', pt.id::text, 'uuid', pt.uuid, 'locationId', pt.location_id::text, 'name', pt.name,
    'species', ${speciesJson('pt.species_code')},
    'breed', ${breedJson('pt.breed_code')},
    'gender', pt.gender, 'birthdate', pt.birthdate, 'weight', pt.weight, 'weightUnit', pt.weight_unit,
    'weightRecorded', ${weightRecordedJson}, 'isActive', pt.is_active, 'isDeceased', pt.is_deceased, 'deceasedDate', pt.deceased_date, 'isOfficeUse', pt.is_office_use, 'pimsId', pt.pims_id,
    'pimsProviderId', pt.pims_provider_id, 'pimsConnectionType', pt.pims_connection_type,
    'isPIMSImport', pt.is_pims_import, 'prescVetLocationUserId', pt.presc_vet_location_user_id::text, 'allergies', ${allergiesJson},
    'healthConditions', pt.health_conditions, 'currentMeds', ${currentMedsJson}, 'activePrescriptions', ${activePrescriptionsJson},
    'locationPatientClients', (select coalesce(json_agg(json_build_object('locationPatientId', l.patient_id::text,
        'locationClientId', l.client_id::text, 'isActive', l.is_active, 'isPrimary', l.is_primary) order by l.client_id), '[]')
      from signa.patient_client l where l.location_id = pt.location_id and l.patient_id = pt.id),
    'mergedIntoId', pt.merged_into::text, 'version', pt.version)
    from signa.patient pt where pt.location_id = ${locationId} and pt.id = ${id})`;
}

/** When the weight of `pt` was recorded, and by whom. */
const weightRecordedJson = `(select json_build_object('at', signa.instant(w.at),
    'by', w.recorded_by) from signa.recorded_weight w
  where pt.weight > 0 and w.location_id = pt.location_id and w.patient_id = pt.id order by w.at desc, w.id desc limit 1)`;

/** What is shown of a patient where one is looked for or chosen. */
export function patientListJson(locationId: string, id: string): string {
  return `(select json_build_object(${listFields})
    from signa.patient pt where pt.location_id = ${locationId} and pt.id = ${id})`;
}

/** What a row of a list shows of a patient. */
export function patientRowJson(locationId: string, id: string): string {
  return `(select json_build_object('id', pt.id::text, 'name', pt.name, 'species', ${speciesJson('pt.species_code')},
    'isActive', pt.is_active, 'isDeceased', pt.is_deceased)
    from signa.patient pt where pt.location_id = ${locationId} and pt.id = ${id})`;
}

export function speciesJson(code: string): string {
  return `(select json_build_object('code', s.code, 'name', s.name, 'icon', s.icon) from signa.species s where s.code = ${code})`;
}

export function breedJson(code: string): string {
  return `(select json_build_object('code', b.code, 'name', b.name) from signa.breed b where b.code = ${code})`;
}

const medicationFields = `'productId', r.id::text, 'classification', r.classification,
  'presentation', (select pp.description from signa.product_presentation pp where pp.id = r.presentation_id),
  'ingredients', coalesce(r.ingredients, '{}'), 'keywords', coalesce(r.keywords, '{}')`;

/** Recorded allergies, each with the ingredients of the product that is called so: by title, else by family (P-320). */
const allergiesJson = `(select coalesce(json_agg(json_build_object('code', a.code, 'name', a.name, 'kind', a.kind,
    'ingredients', (select q.ingredients from signa.product q
      where lower(q.title) = lower(a.name) or lower(q.product_family) = lower(a.name)
      order by lower(q.title) = lower(a.name) desc, q.id limit 1)) order by a.place), '[]')
  from rows from (jsonb_to_recordset(pt.allergies) as (code text, name text, kind text)) with ordinality as a(code, name, kind, place))`;

/** Recorded medications, resolved by name to the catalogue: title first, then family, then a whole ingredient (P-085). */
const currentMedsJson = `(select coalesce(json_agg(json_build_object('code', m.code, 'name', m.name,
    'isResolved', r.id is not null, 'prescriptionId', null, ${medicationFields}) order by m.name), '[]')
  from jsonb_to_recordset(pt.current_meds) as m(code text, name text)
  left join lateral (
    select * from signa.product q
    where lower(q.title) = lower(m.name) or lower(q.product_family) = lower(m.name) or q.ingredients @> array[lower(m.name)]
    order by lower(q.title) = lower(m.name) desc, lower(q.product_family) = lower(m.name) desc, q.id limit 1
  ) r on true)`;

const activePrescriptionsJson = `(select coalesce(json_agg(json_build_object('code', null, 'name', r.title, 'isResolved', true,
    'prescriptionId', a.id::text, ${medicationFields}) order by a.id), '[]')
  from signa.prescription a join signa.product r on r.id = a.product_id
  where a.location_id = pt.location_id and a.patient_id = pt.id and not a.archived
    and a.rx_status in (${givenRxStatuses.map((status) => `'${status}'`).join(', ')})
    and a.expires_on >= (now() at time zone (select l.time_zone from signa.location l where l.id = pt.location_id))::date)`;
