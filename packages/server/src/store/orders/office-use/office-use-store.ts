import { randomUUID } from 'node:crypto';
import type { OfficeUseRecords } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { sql } from 'kysely';
import type { StoredLocation } from '../../practice/practice/location-store.js';
import { clientJson, clientPatientsJson } from '../../clients/client/client-json.js';
import { changeClient } from '../../clients/client/client-store.js';
import { key } from '../../key.js';
import { always } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import type { Undescribed } from '../../undescribed.js';

export type StoredOfficeUse = Undescribed<NonNullable<Operations['GetOfficeUseClient']['data']['officeUseClient']>>;

const ofLocation = select(
  fields({
    client: always(clientJson('k.location_id', 'k.id')),
    patients: clientPatientsJson('k.location_id', 'k.id'),
  }),
  'from signa.client k where k.location_id = $1 and k.is_office_use',
);
type Records = OfficeUseRecords<StoredLocation['locationPhones'][number], StoredLocation['locationAddresses'][number]>;

/** The office-use client of a location with its patient; null until it is added. */
export async function findOfficeUse(sqlOf: Queryable, locationId: string): Promise<StoredOfficeUse | null> {
  const [found] = await rows(sqlOf, ofLocation, [key(locationId)]);
  return found ? { ...found.client, locationPatientClients: found.patients } : null;
}

/**
 * Inserts the missing office-use records of a location. A unique index allows one office-use client and patient per
 * location, so of two concurrent calls, the second waits and inserts nothing.
 */
export async function insertOfficeUse(tx: Queryable, locationId: string, { client, patient }: Records): Promise<void> {
  await sql`insert into signa.client (location_id, is_office_use, first_name, last_name, email, phones, addresses)
    values (${locationId}, true, ${client.firstName}, ${client.lastName}, ${client.email},
      ${JSON.stringify(ownCopies(client.phones))}, ${JSON.stringify(ownCopies(client.addresses))})
    on conflict (location_id) where is_office_use do nothing`.execute(tx);
  await sql`insert into signa.patient (location_id, is_office_use, name, species_code, gender)
    values (${locationId}, true, ${patient.name}, ${patient.speciesCode}, ${patient.gender})
    on conflict (location_id) where is_office_use do nothing`.execute(tx);
  await sql`insert into signa.patient_client (location_id, patient_id, client_id, is_primary)
    select p.location_id, p.id, c.id, true
    from signa.patient p join signa.client c on c.location_id = p.location_id and c.is_office_use
    where p.location_id = ${locationId} and p.is_office_use
    on conflict (location_id, patient_id, client_id) do nothing`.execute(tx);
}

/** Updates the office-use client with the given values and keeps the others. */
export function changeOfficeUse(
  tx: Queryable,
  client: StoredOfficeUse,
  { firstName, lastName, email, phones, addresses }: Partial<Records['client']>,
): Promise<void> {
  return changeClient(tx, client, {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(email !== undefined && { email }),
    ...(phones && { phones: JSON.stringify(ownCopies(phones)) }),
    ...(addresses && { addresses: JSON.stringify(ownCopies(addresses)) }),
  });
}

/** The client's phones and addresses are its own from now on, so they get new uuids instead of the location's. */
function ownCopies<C extends { readonly uuid: string }>(contacts: readonly C[]): C[] {
  return contacts.map((contact) => ({ ...contact, uuid: randomUUID() }));
}
