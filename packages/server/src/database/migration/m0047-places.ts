/**
 * The serving role can change locations, and add and change organizations. Changing a location requires access to it,
 * changing an organization requires access to one of its locations: one without any cannot be changed (decision 52).
 * The PIMS secret is excluded.
 */
export const name = '0047-places';
export const sql = `
alter table signa.location add column version integer not null default 1;
alter table signa.organization add column version integer not null default 1;

create policy changed on signa.location for update to signa_app
  using (id = any ((select signa.scope())::bigint[])) with check (id = any ((select signa.scope())::bigint[]));
grant insert (is_primary) on signa.location to signa_app;
grant update (version, organization_id, name, is_active, email_address, website, hin, time_zone, location_account_id,
  portal_type_id, is_office_use_enabled, is_pims_enabled, pims_account_id, pims_connection_type,
  pims_writeback_account_id, pims_writeback_location_id, is_enabled_for_writeback, addresses, phones, pharmacy_codes)
  on signa.location to signa_app;

alter table signa.organization enable row level security;
alter table signa.organization force row level security;
create policy functions on signa.organization to signa_functions using (true) with check (true);
-- Everybody goes on reading them, as before; the stores narrow that.
create policy every_organization on signa.organization for select to signa_app using (true);
create policy added on signa.organization for insert to signa_app with check (true);
create policy of_location on signa.organization for update to signa_app
  using (exists (select from signa.location l
    where l.organization_id = organization.id and l.id = any ((select signa.scope())::bigint[])))
  with check (true);
grant insert (name, dba_name, accountno, email_address, fax, hin, website, is_pims_enabled, addresses, phones, pharmacy_codes)
  on signa.organization to signa_app;
grant update (version, name, dba_name, accountno, email_address, fax, hin, website, is_pims_enabled, is_active, addresses,
  phones, pharmacy_codes) on signa.organization to signa_app;
create index location_by_organization on signa.location (organization_id) where organization_id is not null;
`;
