/**
 * Background refresh of linked clients (C-260, decision 44): the record as last read is used while a PIMS does not
 * respond, and shows which refreshed records changed. Table pims_refresh has the lease for reading an account, stored
 * at its first location; since when the account has not responded is stored at each.
 */
export const name = '0034-read-again';
export const sql = `
alter table signa.pims_sync add column record jsonb, add column read_at timestamptz(3),
  add column told_at timestamptz(3), add column opened_at timestamptz(3);
create index pims_sync_told on signa.pims_sync (location_id, told_at) where told_at is not null;
create index pims_sync_opened on signa.pims_sync (location_id, opened_at) where opened_at is not null;
create table signa.pims_refresh (
  location_id bigint not null references signa.location,
  leased_until timestamptz(3),
  next_at timestamptz(3),
  faults integer not null default 0,
  failing_since timestamptz(3),
  primary key (location_id)
);
alter table signa.pims_refresh enable row level security;
alter table signa.pims_refresh force row level security;
create policy own_location on signa.pims_refresh to signa_app
  using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
    else location_id = any ((select signa.scope())::bigint[]) end)
  with check (location_id = any ((select signa.scope())::bigint[]));
create policy functions on signa.pims_refresh to signa_functions using (true) with check (true);
grant select, insert, update on signa.pims_refresh to signa_app;
`;
