import { fewLocations } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import type { QueryOrganizationsArgs } from '@signa/core/contract/resolvers';
import { isBlank } from '@signa/core/base';
import { Conditions, containing } from '../../conditions.js';
import { key } from '../../key.js';
import { skip, take } from '../../page.js';
import { pharmaciesJson } from '../place/location-json.js';
import { always, coalesce, columnsOf, holds, integer, noTexts, text, textList } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select, selectCount } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { organizationValues, type StoredOrganizationFields } from './organization-columns.js';
import type { Undescribed } from '../../undescribed.js';

export type StoredOrganization = Undescribed<NonNullable<Operations['GetOrganization']['data']['organization']>>;
type Page = Undescribed<Operations['Organizations']['data']['organizations']>;

const o = columnsOf('organization as o');
const f = columnsOf('location as f');

/** The locations of an organization `o` that the caller can see, as the rest of a FROM. */
function seen(within: string): string {
  return `signa.location l where l.organization_id = o.id and (${within}::bigint[] is null or l.id = any (${within}))`;
}

const locationCount = (within: string) => always(integer(`select count(*) from ${seen(within)}`));

const shownJson = jsonList(jsonObject({ id: text(f.id), name: f.name, isActive: f.is_active }), {
  orderBy: 'lower(f.name), f.id',
  from: `from (select l.id, l.name, l.is_active from ${seen('$2')}
        order by lower(l.name), l.id limit ${fewLocations}) f`,
});

const byId = select(
  fields({
    id: o.id,
    version: o.version,
    name: o.name,
    dbaName: o.dba_name,
    accountno: o.accountno,
    emailAddress: o.email_address,
    fax: o.fax,
    HIN: o.hin,
    website: o.website,
    isPIMSEnabled: o.is_pims_enabled,
    isActive: o.is_active,
    organizationAddresses: o.addresses,
    organizationPhones: o.phones,
    organizationPharmacies: pharmaciesJson('o.pharmacy_codes'),
    locationCount: locationCount('$2'),
    locations: shownJson,
  }),
  `from signa.organization o where o.id = $1 and ($2::bigint[] is null or exists (select from ${seen('$2')}))`,
);

/**
 * An organization with its first location.
 *
 * @param within - locations that the caller can see and that make the organization visible; null for support
 * @see
 */
export async function findOrganization(
  sql: Queryable,
  id: string,
  within: readonly string[] | null,
): Promise<StoredOrganization | null> {
  const [found] = await rows(sql, byId, [key(id), within]);
  return found ?? null;
}

/** Whether the name or email address of an organization or location contains a text, in any Unicode form (C-290). */
const has = (table: 'o' | 'l') =>
  `signa.folded(${table}.name) like signa.folded(?) or signa.folded(${table}.email_address) like signa.folded(?)`;

/**
 * A page of organizations by name, found by their own name and email address or those of a location.
 *
 * @param within - see `findOrganization`
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
  const { count } = await single(sql, selectCount(`from signa.organization o where ${where.text}`), where.values);
  const data = await rows(
    sql,
    select(
      fields({
        id: o.id,
        name: o.name,
        emailAddress: o.email_address,
        isActive: o.is_active,
        organizationPhones: o.phones,
        locationCount: locationCount(own),
      }),
      `from signa.organization o where ${where.text}
    order by lower(o.name), o.id limit ${take(page.take)} offset ${skip(page.skip)}`,
    ),
    where.values,
  );
  return { data, count };
}

const placesOf = select(
  fields({
    locationIds: coalesce(
      textList('select array_agg(l.id::text order by l.id) from signa.location l where l.organization_id = o.id'),
      noTexts,
    ),
  }),
  'from signa.organization o where o.id = $1',
);

/** The organization's locations in id order, if it exists. */
export async function findOrganizationPlaces(sql: Queryable, id: string): Promise<readonly string[] | null> {
  const [found] = await rows(sql, placesOf, [key(id)]);
  return found?.locationIds ?? null;
}

/** Locks an organization until the transaction ends; finds nothing without a location in the scope. */
export async function lockOrganization(tx: Queryable, id: string): Promise<void> {
  await rows(tx, 'select 1 from signa.organization where id = $1 for no key update', [key(id)]);
}

const otherLocation = select(
  fields({ found: holds('exists (select from signa.location where organization_id = $1 and id <> $2)') }),
  '',
);

/** Whether an organization has another location; the organization is locked, so that the others stay. */
export async function keepsOtherLocation(tx: Queryable, organizationId: string, locationId: string): Promise<boolean> {
  await lockOrganization(tx, organizationId);
  const { found } = await single(tx, otherLocation, [organizationId, locationId]);
  return found;
}

/** @returns the id of the organization */
export async function insertOrganization(tx: Queryable, added: StoredOrganizationFields): Promise<string> {
  // A new organization is active; the server's role may not insert the column.
  const { is_active: _, ...row } = organizationValues(added);
  const { id } = await tx.insertInto('organization').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateOrganizationRow(
  tx: Queryable,
  id: string,
  changed: StoredOrganizationFields,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('organization')
    .set((set) => ({ ...organizationValues(changed), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error('The organization to change was not entered first');
}
