/**
 * A shortcut has a version, so that no user overwrites another's change unnoticed. A second row-level security policy
 * distinguishes readers from writers: a practice reads global shortcuts, and only support, who sees every location,
 * writes them.
 */
export const name = '0059-shortcuts';
export const sql = `
alter table signa.shortcut add column version integer not null default 1;

drop policy own_location on signa.shortcut;
create policy own_location on signa.shortcut for select to signa_app
  using (location_id is null or location_id = any ((select signa.scope())::bigint[]) or (select signa.directory()));
create policy added on signa.shortcut for insert to signa_app
  with check (location_id = any ((select signa.scope())::bigint[]) or (location_id is null and (select signa.directory())));
create policy changed on signa.shortcut for update to signa_app
  using (location_id = any ((select signa.scope())::bigint[]) or (location_id is null and (select signa.directory())));
`;
