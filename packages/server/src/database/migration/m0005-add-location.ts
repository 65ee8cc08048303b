/**
 * The serving role can add locations: with the id that the transaction's scope reserved, and never with a secret.
 * Everyone can still read all of them; the stores limit that.
 */
export const name = '0005-add-location';
export const sql = `
alter table signa.location enable row level security;
create policy every_location on signa.location for select to signa_app using (true);
create policy own_location on signa.location for insert to signa_app with check (id = any ((select signa.scope())::bigint[]));
grant insert (id, organization_id, name, email_address, website, hin, time_zone, location_account_id, portal_type_id,
  is_office_use_enabled, is_pims_enabled, pims_account_id, pims_connection_type, pims_writeback_account_id,
  pims_writeback_location_id, is_enabled_for_writeback, addresses, phones, pharmacy_codes, created_at)
  on signa.location to signa_app;

-- Whether a feature is on at any location of an organization, those beyond the caller's scope included: a location's own
-- setting, else the platform-wide one, which also counts without a location. Only the answer leaves.
create function signa.is_on_anywhere(p_organization bigint, p_feature text) returns boolean
  language sql stable security definer set search_path = signa, pg_temp as $$
  with platform as (
    select coalesce(bool_or(is_on), false) as is_on from feature_flag where location_id is null and feature = p_feature
  )
  select coalesce(bool_or(coalesce(f.is_on, p.is_on)), (select is_on from platform))
  from location l cross join platform p left join feature_flag f on f.location_id = l.id and f.feature = p_feature
  where l.organization_id = p_organization
$$;
revoke execute on function signa.is_on_anywhere(bigint, text) from public;
grant execute on function signa.is_on_anywhere(bigint, text) to signa_app;
`;
