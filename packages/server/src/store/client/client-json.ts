import { patientListJson } from '../patient/patient-json.js';

/** A client in the contract's shape (C-194) but for the driving license (C-276), as a JSON value of SQL. Takes expressions of its key. */
export function clientJson(locationId: string, id: string): string {
  return `(select json_build_object('id', c.id::text, 'uuid', c.uuid, 'locationId', c.location_id::text,
    'firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'isActive', c.is_active, 'isOfficeUse', c.is_office_use,
    'pimsId', c.pims_id, 'pimsProviderId', c.pims_provider_id, 'pimsConnectionType', c.pims_connection_type,
    'isPIMSImport', c.is_pims_import, 'birthdate', c.birthdate, 'sourceUuid', c.source_uuid, 'phones', c.phones, 'addresses', c.addresses,
    'mergedIntoId', c.merged_into::text, 'version', c.version)
    from signa.client c where c.location_id = ${locationId} and c.id = ${id})`;
}

/** What a list of clients shows of each, `c` (C-148, C-155). */
export const listedClientColumns = `c.id::text as "id", c.uuid as "uuid", c.location_id::text as "locationId",
    c.first_name as "firstName", c.last_name as "lastName", c.email as "email", c.is_active as "isActive", c.is_office_use as "isOfficeUse",
    c.pims_id as "pimsId", c.pims_provider_id as "pimsProviderId", c.pims_connection_type as "pimsConnectionType",
    c.phones as "phones", ${clientPatientsJson('c.location_id', 'c.id')} as "locationPatientClients"`;

/** What a row of a list shows of a client. */
export function clientRowJson(locationId: string, id: string): string {
  return `(select json_build_object('id', c.id::text, 'firstName', c.first_name, 'lastName', c.last_name,
    'email', c.email, 'isActive', c.is_active, 'phones', c.phones)
    from signa.client c where c.location_id = ${locationId} and c.id = ${id})`;
}

/** The patients linked to a client, the oldest link first, inactive links too. Takes expressions of the client's key. */
export function clientPatientsJson(locationId: string, id: string): string {
  return `(select coalesce(json_agg(json_build_object('locationPatientId', l.patient_id::text,
      'locationClientId', l.client_id::text, 'isActive', l.is_active, 'isPrimary', l.is_primary,
      'locationPatient', ${patientListJson('l.location_id', 'l.patient_id')}) order by l.created_at, l.patient_id), '[]')
    from signa.patient_client l where l.location_id = ${locationId} and l.client_id = ${id})`;
}
