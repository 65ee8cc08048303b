import { randomUUID } from 'node:crypto';
import type { AddressForm, PhoneForm } from '@signa/core/base';
import type { PortalTypeCode, SettledLocation } from '@signa/core/practice';
import type { AddressJson, PhoneJson } from '../../../database/schema/column.js';
import { key } from '../../key.js';
import { always, columnsOf, holds, text, valueOf } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';
import { locationValues } from './location-columns.js';

/** Facts about a new location, including those outside the caller's own locations. */
export interface LocationContext {
  readonly organization: {
    readonly id: string;
    readonly isPIMSEnabled: boolean;
    readonly pharmacyCodes: readonly string[];
  } | null;
  readonly isKeptInSalesforce: boolean;
  /** Of the location next to which the new one is added. */
  readonly portalTypeId: string | null;
  readonly portalTypeIds: readonly string[];
  readonly pharmacyCodes: readonly string[];
}

const o = columnsOf('organization as o');
const t = columnsOf('portal_type as t');
const context = select(
  fields({
    organization: valueOf(
      jsonObject({ id: text(o.id), isPIMSEnabled: o.is_pims_enabled, pharmacyCodes: o.pharmacy_codes }),
      'from signa.organization o where o.id = $1',
    ),
    isKeptInSalesforce: holds("signa.is_on_anywhere($1, 'salesforce2Way')"),
    portalTypeId: valueOf(columnsOf('location as l').portal_type_id, 'from signa.location l where l.id = $2'),
    portalTypeIds: jsonList(text(t.id), { from: 'from signa.portal_type t' }),
    pharmacyCodes: jsonList(columnsOf('pharmacy as p').code, { from: 'from signa.pharmacy p' }),
  }),
  '',
);

export function findLocationContext(
  sqlOf: Queryable,
  organizationId: string | null,
  besideLocationId: string | null,
): Promise<LocationContext> {
  return single(sqlOf, context, [organizationId && key(organizationId), besideLocationId && key(besideLocationId)]);
}

const nextId = select(fields({ id: always(text("nextval(pg_get_serial_sequence('signa.location', 'id'))")) }), '');

/** Reserves a location id before the transaction starts, because a transaction's scope is fixed at its start. */
export async function nextLocationId(sqlOf: Queryable): Promise<string> {
  const { id } = await single(sqlOf, nextId);
  return id;
}

/** A location to insert; other columns get their defaults. */
interface NewLocation {
  readonly id: string;
  readonly organizationId: string | null;
  /** The first location of an organization. */
  readonly isPrimary: boolean;
  readonly timeZone: string;
  /** The form as it is stored. */
  readonly fields: SettledLocation & { readonly isOfficeUseEnabled: boolean };
}

export async function insertLocation(
  tx: Queryable,
  { id, organizationId, isPrimary, timeZone, fields: form }: NewLocation,
  now: string,
): Promise<void> {
  const lists = {
    locationAddresses: form.locationAddresses.map(newAddress),
    locationPhones: form.locationPhones.map(newPhone),
  };
  // A new location is active; the server's role may not insert the column.
  const { is_active: _, ...row } = locationValues({ ...form, ...lists });
  await tx
    .insertInto('location')
    .values({
      ...row,
      ...{ id, organization_id: organizationId, is_primary: isPrimary, time_zone: timeZone, created_at: now },
    })
    .execute();
}

/** An address of the new location. */
export function newAddress({ addressLine2, ...address }: AddressForm): AddressJson {
  return { ...address, addressLine2: addressLine2 || null, uuid: randomUUID(), isActive: true };
}

/** A phone of the new location. */
export function newPhone(phone: PhoneForm): PhoneJson {
  return { ...phone, uuid: randomUUID(), isActive: true };
}

/** The id of a portal type by its code. */
export async function portalTypeIdOf(sqlOf: Queryable, code: PortalTypeCode): Promise<string> {
  const { id } = await single(sqlOf, select(fields({ id: t.id }), 'from signa.portal_type t where t.code = $1'), [
    code,
  ]);
  return id;
}
