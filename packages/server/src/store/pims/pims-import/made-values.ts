import type { ClientValues, PatientLink, PatientValues } from '@signa/core/pims';
import { columnsOf, type Sql, text } from '../../sql/expression.js';
import { jsonbList, jsonbObject } from '../../sql/json.js';

/** The values of a patient that an import creates; `row` is the alias of its table. */
export function patientValues(row: string): Sql<PatientValues> {
  const pt = columnsOf(`patient as ${row}`);
  return jsonbObject<PatientValues>({
    name: pt.name,
    speciesCode: pt.species_code,
    breedCode: pt.breed_code,
    gender: pt.gender,
    birthdate: pt.birthdate,
    weight: pt.weight,
    weightUnit: pt.weight_unit,
    isActive: pt.is_active,
    isDeceased: pt.is_deceased,
    deceasedDate: pt.deceased_date,
    vetId: text(pt.presc_vet_location_user_id),
    lastExamDate: pt.last_exam_on,
    allergies: pt.allergies,
    healthConditions: pt.health_conditions,
    currentMeds: pt.current_meds,
    pimsId: pt.pims_id,
    pimsProviderId: pt.pims_provider_id,
    pimsConnectionType: pt.pims_connection_type,
  });
}

/** Same as above for a client. */
export function clientValues(row: string): Sql<ClientValues> {
  const c = columnsOf(`client as ${row}`);
  return jsonbObject<ClientValues>({
    firstName: c.first_name,
    lastName: c.last_name,
    email: c.email,
    drivingLicense: c.driving_license,
    birthdate: c.birthdate,
    isActive: c.is_active,
    phones: c.phones,
    addresses: c.addresses,
    pimsId: c.pims_id,
    pimsProviderId: c.pims_provider_id,
    pimsConnectionType: c.pims_connection_type,
  });
}

const l = columnsOf('patient_client as l');

/** The links of a patient with its clients, in id order. */
export const patientLinks = (row: string): Sql<PatientLink[]> =>
  jsonbList(jsonbObject<PatientLink>({ clientId: text(l.client_id), isActive: l.is_active, isPrimary: l.is_primary }), {
    orderBy: 'l.client_id',
    from: `from signa.patient_client l where l.location_id = ${row}.location_id and l.patient_id = ${row}.id`,
  });
