/**
 * A redirect connection in progress: started, with the verifier, or completed, with the PIMS token. Both are
 * encrypted, and identified externally by a secret whose hash is stored here. Every server can read them, each can be
 * used once, and all expire after ten minutes.
 */
export const name = '0058-pims-connection';
export const sql = `
create table signa.pims_connection (
  location_id bigint not null references signa.location,
  hash bytea not null,
  -- To whom alone it is of use.
  holder text not null,
  sealed bytea not null,
  -- The practices that came with a token; null until one came.
  clinic_ids text[],
  expires_at timestamptz(3) not null,
  primary key (location_id, hash)
);
grant select, insert, delete on signa.pims_connection to signa_app;
alter table signa.pims_connection enable row level security;
alter table signa.pims_connection force row level security;
create policy functions on signa.pims_connection to signa_functions using (true) with check (true);
create policy own_location on signa.pims_connection to signa_app
  using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
    else location_id = any ((select signa.scope())::bigint[]) end)
  with check (location_id = any ((select signa.scope())::bigint[]));
`;
