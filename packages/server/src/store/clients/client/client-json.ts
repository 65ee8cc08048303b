import { patientListJson } from '../patient/patient-json.js';
import { columnsOf, text, valueOf } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields } from '../../sql/select.js';

const c = columnsOf('client as c');
const l = columnsOf('patient_client as l');

/**
 * A client in the contract's shape (C-194) without the driver's license (C-276), as a SQL JSON value. Takes expressions
 * of its key.
 */
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

/**
 * The patients linked to a client, oldest link first, inactive links included. Takes expressions of the client's key.
 */
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

/** Fields of a client `c` in a list of clients (C-148, C-155). */
export const listedClientFields = fields(listed);

/** Same as above with the addresses, which duplicates are compared by (C-230). */
export const comparedClientFields = fields({ ...listed, addresses: c.addresses });

/** Fields of a client in a list row. */
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
