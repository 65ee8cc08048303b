import { randomUUID } from 'node:crypto';
import type { AddressForm, PhoneForm } from '@signa/core/base';
import type { LocationEntry, PimsConnectionType, PortalTypeCode } from '@signa/core/practice';
import type { AddressJson, PhoneJson } from '../../../database/schema/column.js';
import { key } from '../../key.js';
import { always, columnsOf, holds, text, valueOf } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';

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
interface NewLocation extends LocationEntry {
  readonly id: string;
  readonly organizationId: string | null;
  /** The first location of an organization. */
  readonly isPrimary: boolean;
  readonly portalTypeId: string;
  readonly pharmacyCodes: readonly string[];
  readonly locationAccountId: string | null;
  readonly isPimsEnabled: boolean | null;
  readonly pimsAccountId: string | null;
  readonly pimsConnectionType: PimsConnectionType | null;
  readonly pimsWritebackAccountId: string | null;
  readonly pimsWritebackLocationId: string | null;
  readonly isEnabledForWriteback: boolean;
}

export async function insertLocation(tx: Queryable, added: NewLocation, now: string): Promise<void> {
  await tx
    .insertInto('location')
    .values({
      id: added.id,
      organization_id: added.organizationId,
      name: added.name,
      is_primary: added.isPrimary,
      email_address: added.emailAddress,
      website: added.website,
      hin: added.HIN,
      time_zone: added.timeZone,
      location_account_id: added.locationAccountId,
      portal_type_id: added.portalTypeId,
      is_office_use_enabled: added.isOfficeUseEnabled,
      is_pims_enabled: added.isPimsEnabled,
      pims_account_id: added.pimsAccountId,
      pims_connection_type: added.pimsConnectionType,
      pims_writeback_account_id: added.pimsWritebackAccountId,
      pims_writeback_location_id: added.pimsWritebackLocationId,
      is_enabled_for_writeback: added.isEnabledForWriteback,
      addresses: JSON.stringify(added.locationAddresses.map(newAddress)),
      phones: JSON.stringify(added.locationPhones.map(newPhone)),
      pharmacy_codes: [...added.pharmacyCodes],
      created_at: now,
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

const insertAssignmentLike = statement(
  fields({ id: text(columnsOf('location_user as u').id) }),
  (list) => `
    insert into signa.location_user as u (location_id, user_id, role_id, is_active, is_primary, notification_email, display_name,
      title, email, vet_license_number, vet_license_expiration, vet_license_state, phones)
    select $1, user_id, role_id, true, false, notification_email, display_name,
      title, email, vet_license_number, vet_license_expiration, vet_license_state, phones
    from signa.location_user where location_id = $2 and id = $3
    returning ${list}`,
);

/**
 * Gives a user an active, non-primary assignment at another location. Role, name, and vet license are copied; a DEA
 * registration is valid for one address, and PIMS and employee ids for one location.
 *
 * @returns the id of the assignment
 * @see
 */
export async function insertSameAssignment(
  tx: Queryable,
  from: { readonly locationId: string; readonly id: string },
  locationId: string,
): Promise<string> {
  const { id } = await single(tx, insertAssignmentLike, [key(locationId), from.locationId, from.id]);
  return id;
}
