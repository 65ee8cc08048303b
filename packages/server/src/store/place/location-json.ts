/** A location in the contract's shape, as a JSON value of SQL; the PIMS secret is never part of it. */
export function locationJson(id: string): string {
  return `(select row_to_json(x) from (select l.id::text as "id", l.uuid as "uuid", l.version as "version", l.name as "name",
    l.organization_id::text as "organizationId", ${organizationJson('l.organization_id')} as "organization",
    l.is_active as "isActive", l.email_address as "emailAddress", l.website as "website", l.hin as "HIN", l.is_primary as "isPrimary",
    l.time_zone as "timeZone", l.price_book_type as "priceBookType", l.location_account_id as "locationAccountId",
    l.portal_type_id::text as "locationPortalTypeId",
    (select json_build_object('id', t.id::text, 'name', t.name, 'description', t.description, 'code', t.code)
      from signa.portal_type t where t.id = l.portal_type_id) as "locationPortalType",
    l.is_office_use_enabled as "isOfficeUseEnabled", l.is_pims_enabled as "isPimsEnabled", l.pims_account_id as "pimsAccountId",
    l.pims_account_secret is not null as "isPimsAccountSecretSet", l.pims_connection_type as "pimsConnectionType",
    l.pims_writeback_account_id as "pimsWritebackAccountId", l.pims_writeback_location_id as "pimsWritebackLocationId",
    l.is_enabled_for_writeback as "isEnabledForWriteback", l.addresses as "locationAddresses", l.phones as "locationPhones",
    ${pharmaciesJson('l.pharmacy_codes')} as "locationPharmacies"
    from signa.location l where l.id = ${id}) x)`;
}

/** The pharmacies of a list of codes, the first one primary. */
export function pharmaciesJson(codes: string): string {
  return `(select coalesce(json_agg(json_build_object('code', ph.code, 'name', ph.name, 'fax', ph.fax, 'isPrimary', k.position = 1)
    order by k.position), '[]')
    from unnest(${codes}) with ordinality as k(code, position) join signa.pharmacy ph on ph.code = k.code)`;
}

function organizationJson(id: string): string {
  return `(select json_build_object('id', o.id::text, 'name', o.name, 'isActive', o.is_active, 'isPIMSEnabled', o.is_pims_enabled)
    from signa.organization o where o.id = ${id})`;
}
