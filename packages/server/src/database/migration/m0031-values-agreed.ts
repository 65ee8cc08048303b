/**
 * State of each field that a linked client or patient has both here and in the PIMS: the last agreed values, since when
 * each side differs, and what was declined (C-255, decision 44). It is not part of the record: a report by the PIMS is
 * not a change of a client.
 */
export const name = '0031-values-agreed';
export const sql = `
create table signa.pims_sync (
  location_id bigint not null references signa.location,
  linked text not null check (linked in ('client', 'patient')),
  record_id bigint not null,
  fields jsonb not null default '[]',
  primary key (location_id, linked, record_id)
);
alter table signa.pims_sync enable row level security;
alter table signa.pims_sync force row level security;
create policy own_location on signa.pims_sync to signa_app
  using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
    else location_id = any ((select signa.scope())::bigint[]) end)
  with check (location_id = any ((select signa.scope())::bigint[]));
create policy functions on signa.pims_sync to signa_functions using (true) with check (true);
grant select, insert, update on signa.pims_sync to signa_app;
`;
