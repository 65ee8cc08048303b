import type { Operations } from '@signa/core/contract';
import type { Updateable } from 'kysely';
import type { ClientTable } from '../../../database/schema/patient.js';
import { insertMany } from '../../insert-many.js';
import { key } from '../../key.js';
import { always, columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import type { Undescribed } from '../../undescribed.js';
import { clientColumnTypes, clientValues, type StoredClientFields } from './client-columns.js';
import { clientJson, clientPatientsJson } from './client-json.js';

export type StoredClient = Undescribed<
  Omit<NonNullable<Operations['GetLocationClient']['data']['locationClient']>, 'drivingLicense'>
>;

const k = columnsOf('client as k');
const withLinks = fields({
  client: always(clientJson('k.location_id', 'k.id')),
  links: clientPatientsJson('k.location_id', 'k.id'),
});
const byId = select(withLinks, 'from signa.client k where k.location_id = any ($1) and k.id = $2');
const byUuid = select(
  fields({ id: k.id, uuid: k.uuid, locationId: k.location_id }),
  'from signa.client k where k.location_id = any ($1) and k.uuid = $2::uuid and k.merged_into is null',
);

/** A client by id with its linked patients, within the caller's locations (C-149). */
export async function findClient(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredClient | null> {
  const [found] = await rows(sql, byId, [locationIds, key(id)]);
  return found ? { ...found.client, locationPatientClients: found.links } : null;
}

/** The identifiers of a client, internal and external. */
export type NamedClient = Pick<StoredClient, 'id' | 'uuid' | 'locationId'>;

/** A client by its external uuid, within the caller's locations; merged clients are not found (C-249). */
export async function findClientByUuid(
  sql: Queryable,
  locationIds: readonly string[],
  uuid: string,
): Promise<NamedClient | null> {
  const [found] = await rows(sql, byUuid, [locationIds, uuid]);
  return found ?? null;
}

/** Locks a client for a change: until this transaction ends, no one else can change it or raise a request for it. */
export async function lockClient(
  tx: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredClient | null> {
  await rows(tx, 'select id from signa.client where location_id = any ($1) and id = $2 for no key update', [
    locationIds,
    key(id),
  ]);
  return findClient(tx, locationIds, id);
}

/** A client to insert. */
export interface NewClient extends StoredClientFields {
  readonly locationId: string;
  readonly pimsProviderId: string | null;
  readonly pimsConnectionType: string | null;
  readonly isPIMSImport: boolean;
}

/** @returns its id */
export async function insertClient(tx: Queryable, client: NewClient): Promise<string> {
  const { id } = await tx.insertInto('client').values(rowOf(client)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Inserts many clients under ids reserved for them. */
export async function insertClients(
  tx: Queryable,
  clients: readonly { readonly id: string; readonly client: NewClient }[],
): Promise<void> {
  await insertMany(
    tx,
    'client',
    {
      ...{ location_id: 'bigint', id: 'bigint', pims_provider_id: 'text', pims_connection_type: 'text' },
      ...{ is_pims_import: 'boolean', ...clientColumnTypes },
    },
    clients.map(({ id, client }) => ({ ...rowOf(client), id })),
  );
}

const rowOf = (client: NewClient) => ({
  location_id: key(client.locationId),
  ...clientValues(client),
  pims_provider_id: client.pimsProviderId,
  pims_connection_type: client.pimsConnectionType,
  is_pims_import: client.isPIMSImport,
});

export async function changeClient(
  tx: Queryable,
  client: Pick<StoredClient, 'locationId' | 'id'>,
  values: Updateable<ClientTable>,
): Promise<void> {
  await tx
    .updateTable('client')
    .set((set) => ({ ...values, version: set('version', '+', 1) }))
    .where('location_id', '=', client.locationId)
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow();
}
