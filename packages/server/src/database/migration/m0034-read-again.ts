/**
 * Linked clients are read again in the background (C-260, decision 44): the record as it was read last stands in for a
 * practice system that does not answer, and says which of those read now are others. Table pims_refresh holds whose turn
 * it is to read an account: the turn is that of its first location, since when it does not answer stands at each.
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
