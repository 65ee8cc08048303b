import { always, columnsOf, holds, text, valueOf } from '../../sql/expression.js';
import { jsonList, jsonObject, jsonRow } from '../../sql/json.js';

const l = columnsOf('location as l');
const o = columnsOf('organization as o');
const t = columnsOf('portal_type as t');
const ph = columnsOf('pharmacy as ph');

const organizationJson = valueOf(
  jsonObject({ id: text(o.id), name: o.name, isActive: o.is_active, isPIMSEnabled: o.is_pims_enabled }),
  'from signa.organization o where o.id = l.organization_id',
);

const portalTypeJson = always(
  valueOf(
    jsonObject({ id: text(t.id), name: t.name, description: t.description, code: t.code }),
    'from signa.portal_type t where t.id = l.portal_type_id',
  ),
);

/** The pharmacies of a list of codes, the first one primary. */
export const pharmaciesJson = (codes: string) =>
  jsonList(jsonObject({ code: ph.code, name: ph.name, fax: ph.fax, isPrimary: holds('k.position = 1') }), {
    orderBy: 'k.position',
    from: `from unnest(${codes}) with ordinality as k(code, position) join signa.pharmacy ph on ph.code = k.code`,
  });

const whole = {
  id: text(l.id),
  uuid: l.uuid,
  version: l.version,
  name: l.name,
  organizationId: text(l.organization_id),
  organization: organizationJson,
  isActive: l.is_active,
  emailAddress: l.email_address,
  website: l.website,
  HIN: l.hin,
  isPrimary: l.is_primary,
  timeZone: l.time_zone,
  priceBookType: l.price_book_type,
  locationAccountId: l.location_account_id,
  locationPortalTypeId: text(l.portal_type_id),
  locationPortalType: portalTypeJson,
  isOfficeUseEnabled: l.is_office_use_enabled,
  isPimsEnabled: l.is_pims_enabled,
  pimsAccountId: l.pims_account_id,
  isPimsAccountSecretSet: holds('l.pims_account_secret is not null'),
  pimsConnectionType: l.pims_connection_type,
  pimsWritebackAccountId: l.pims_writeback_account_id,
  pimsWritebackLocationId: l.pims_writeback_location_id,
  isEnabledForWriteback: l.is_enabled_for_writeback,
  locationAddresses: l.addresses,
  locationPhones: l.phones,
  locationPharmacies: pharmaciesJson('l.pharmacy_codes'),
};

/** A location in the contract's shape, as a SQL JSON value; it never includes the PIMS secret. */
export const locationJson = (id: string) => jsonRow(whole, `from signa.location l where l.id = ${id}`);
