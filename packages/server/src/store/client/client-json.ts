import { patientListJson } from '../patient/patient-json.js';
import { columnsOf, text, valueOf } from '../sql/expression.js';
import { jsonList, jsonObject } from '../sql/json.js';
import { fields } from '../sql/select.js';

const c = columnsOf('client as c');
const l = columnsOf('patient_client as l');

/** A client in the contract's shape (C-194) but for the driving license (C-276), as a JSON value of SQL. Takes expressions of its key. */
export const clientJson = (locationId: string, id: string) =>
  valueOf(
    jsonObject({
      id: text(c.id),
      uuid: c.uuid,
      locationId: text(c.location_id),
      firstName: c.first_name,
      lastName: c.last_name,
      email: c.email,
      isActive: c.is_active,
      isOfficeUse: c.is_office_use,
      pimsId: c.pims_id,
      pimsProviderId: c.pims_provider_id,
      pimsConnectionType: c.pims_connection_type,
      isPIMSImport: c.is_pims_import,
      birthdate: c.birthdate,
      sourceUuid: c.source_uuid,
      phones: c.phones,
      addresses: c.addresses,
      mergedIntoId: text(c.merged_into),
      version: c.version,
    }),
    clientOf(locationId, id),
  );

/** The patients linked to a client, the oldest link first, inactive links too. Takes expressions of the client's key. */
export const clientPatientsJson = (locationId: string, id: string) =>
  jsonList(
    jsonObject({
      locationPatientId: text(l.patient_id),
      locationClientId: text(l.client_id),
      isActive: l.is_active,
      isPrimary: l.is_primary,
      locationPatient: patientListJson('l.location_id', 'l.patient_id'),
    }),
    {
      orderBy: 'l.created_at, l.patient_id',
      from: `from signa.patient_client l where l.location_id = ${locationId} and l.client_id = ${id}`,
    },
  );

const listed = {
  id: c.id,
  uuid: c.uuid,
  locationId: c.location_id,
  firstName: c.first_name,
  lastName: c.last_name,
  email: c.email,
  isActive: c.is_active,
  isOfficeUse: c.is_office_use,
  pimsId: c.pims_id,
  pimsProviderId: c.pims_provider_id,
  pimsConnectionType: c.pims_connection_type,
  phones: c.phones,
  locationPatientClients: clientPatientsJson('c.location_id', 'c.id'),
};

/** What a list of clients shows of each, `c` (C-148, C-155). */
export const listedClientFields = fields(listed);

/** The same with the addresses, by which clients are compared (C-230). */
export const comparedClientFields = fields({ ...listed, addresses: c.addresses });

/** What a row of a list shows of a client. */
export const clientRowJson = (locationId: string, id: string) =>
  valueOf(
    jsonObject({
      id: text(c.id),
      firstName: c.first_name,
      lastName: c.last_name,
      email: c.email,
      isActive: c.is_active,
      phones: c.phones,
    }),
    clientOf(locationId, id),
  );

function clientOf(locationId: string, id: string): string {
  return `from signa.client c where c.location_id = ${locationId} and c.id = ${id}`;
}
