import { fewLocations } from '@signa/core/administration';
import type { Operations, QueryOrganizationsArgs } from '@signa/core/contract';
import type { OrganizationEntry } from '@signa/core/practice';
import { isBlank } from '@signa/core/base';
import type { AddressJson, PhoneJson } from '../../database/schema/column.js';
import { Conditions, containing } from '../conditions.js';
import { key } from '../key.js';
import { skip, take } from '../page.js';
import { pharmaciesJson } from '../place/location-json.js';
import { type Queryable, rows } from '../statement.js';
import { uncheckedRow, uncheckedRows } from '../unchecked.js';

export type StoredOrganization = NonNullable<Operations['GetOrganization']['data']['organization']>;
type Page = Operations['Organizations']['data']['organizations'];

/**
 * An organization with the first of its locations.
 *
 * @param within - the locations that the caller may see, and by which the organization is found; null for support
 * @see
 */
export async function findOrganization(
  sql: Queryable,
  id: string,
  within: readonly string[] | null,
): Promise<StoredOrganization | null> {
  const [found] = await uncheckedRows<StoredOrganization>(
    sql,
    `select o.id::text as "id", o.version as "version", o.name as "name", o.dba_name as "dbaName", o.accountno as "accountno",
      o.email_address as "emailAddress", o.fax as "fax", o.hin as "HIN", o.website as "website",
      o.is_pims_enabled as "isPIMSEnabled", o.is_active as "isActive", o.addresses as "organizationAddresses",
      o.phones as "organizationPhones", ${pharmaciesJson('o.pharmacy_codes')} as "organizationPharmacies",
      (select count(*)::int from ${seen('$2')}) as "locationCount",
      (select coalesce(json_agg(json_build_object('id', f.id::text, 'name', f.name, 'isActive', f.is_active)
        order by lower(f.name), f.id), '[]') from (select l.id, l.name, l.is_active from ${seen('$2')}
        order by lower(l.name), l.id limit ${fewLocations}) f) as "locations"
    from signa.organization o where o.id = $1 and ($2::bigint[] is null or exists (select from ${seen('$2')}))`,
    [key(id), within],
  );
  return found ?? null;
}

/** Whether an organization or location has a text in its name or e-mail address, as any keyboard writes it (C-290). */
const has = (table: 'o' | 'l') =>
  `signa.folded(${table}.name) like signa.folded(?) or signa.folded(${table}.email_address) like signa.folded(?)`;

/** The locations of an organization `o` that the caller may see, as the rest of a FROM. */
const seen = (within: string) =>
  `signa.location l where l.organization_id = o.id and (${within}::bigint[] is null or l.id = any (${within}))`;

/**
 * A page of organizations by name: found by their own name and e-mail address or those of a location.
 *
 * @param within - as of `findOrganization`
 */
export async function listOrganizations(
  sql: Queryable,
  { filter, activeFilterType, ...page }: QueryOrganizationsArgs,
  within: readonly string[] | null,
): Promise<Page> {
  const where = new Conditions().always('true');
  const own = where.bind(within);
  where.always(`${own}::bigint[] is null or exists (select from ${seen(own)})`);
  if (activeFilterType === 'active') where.always('o.is_active');
  if (activeFilterType === 'non-active') where.always('not o.is_active');
  where.with(
    `${has('o')} or exists (select from ${seen(own)} and (${has('l')}))`,
    filter && !isBlank(filter) ? containing(filter) : null,
  );
  const { count } = await uncheckedRow<{ count: number }>(
    sql,
    `select count(*)::int as count from signa.organization o where ${where.text}`,
    where.values,
  );
  const data = await uncheckedRows<Page['data'][number]>(
    sql,
    `select o.id::text as "id", o.name as "name", o.email_address as "emailAddress", o.is_active as "isActive",
      o.phones as "organizationPhones", (select count(*)::int from ${seen(own)}) as "locationCount"
    from signa.organization o where ${where.text}
    order by lower(o.name), o.id limit ${take(page.take)} offset ${skip(page.skip)}`,
    where.values,
  );
  return { data, count };
}

/** Whether there is one, and at which locations, in the order of their ids. */
export async function findOrganizationPlaces(sql: Queryable, id: string): Promise<readonly string[] | null> {
  const [found] = await uncheckedRows<{ locationIds: readonly string[] }>(
    sql,
    `select coalesce((select array_agg(l.id::text order by l.id) from signa.location l where l.organization_id = o.id), '{}')
      as "locationIds" from signa.organization o where o.id = $1`,
    [key(id)],
  );
  return found?.locationIds ?? null;
}

/** Holds an organization until the transaction ends; one without a location in the scope is held by nobody. */
export async function lockOrganization(tx: Queryable, id: string): Promise<void> {
  await rows(tx, 'select 1 from signa.organization where id = $1 for no key update', [key(id)]);
}

/** Lists as they are stored. */
interface StoredLists {
  readonly addresses: readonly AddressJson[];
  readonly phones: readonly PhoneJson[];
}

/** Whether an organization has a location besides this one; it is held, so that the others stay. */
export async function keepsOtherLocation(tx: Queryable, organizationId: string, locationId: string): Promise<boolean> {
  await lockOrganization(tx, organizationId);
  const { found } = await uncheckedRow<{ found: boolean }>(
    tx,
    'select exists (select from signa.location where organization_id = $1 and id <> $2) as found',
    [organizationId, locationId],
  );
  return found;
}

/** @returns the id of the organization */
export async function insertOrganization(tx: Queryable, entry: OrganizationEntry, lists: StoredLists): Promise<string> {
  const { id } = await tx
    .insertInto('organization')
    .values(columnsOf(entry, lists))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateOrganizationRow(
  tx: Queryable,
  id: string,
  entry: OrganizationEntry & { readonly isActive: boolean },
  lists: StoredLists,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('organization')
    .set((set) => ({ ...columnsOf(entry, lists), is_active: entry.isActive, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error('An organization that is changed was entered before');
}

function columnsOf(entry: OrganizationEntry, { addresses, phones }: StoredLists) {
  return {
    name: entry.name,
    dba_name: entry.dbaName,
    accountno: entry.accountno,
    email_address: entry.emailAddress,
    fax: entry.fax,
    hin: entry.HIN,
    website: entry.website,
    is_pims_enabled: entry.isPIMSEnabled,
    addresses: JSON.stringify(addresses),
    phones: JSON.stringify(phones),
    pharmacy_codes: [...entry.pharmacyCodes],
  };
}
