/**
 * What a location decided about single warnings of the knowledge package (P-410, P-420). A row never changes after it
 * was made, except for its confirmation and its end, each once.
 */
export const name = '0086-warning-override';
export const sql = `
create sequence signa.warning_override_id;
create table signa.warning_override (
  location_id bigint not null references signa.location,
  id bigint not null default nextval('signa.warning_override_id'),
  row_id text not null,
  grade text check (grade in ('contraindicated', 'serious', 'worth-knowing')),
  reason text not null,
  last_day date not null,
  needs_second boolean not null,
  created_at timestamptz(3) not null,
  created_by bigint not null,
  confirmed_at timestamptz(3),
  confirmed_by bigint,
  withdrawn_at timestamptz(3),
  withdrawn_by bigint,
  primary key (location_id, id),
  foreign key (location_id, created_by) references signa.location_user (location_id, id),
  foreign key (location_id, confirmed_by) references signa.location_user (location_id, id),
  foreign key (location_id, withdrawn_by) references signa.location_user (location_id, id),
  check ((confirmed_at is null) = (confirmed_by is null)),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  check (confirmed_by <> created_by)
);
comment on column signa.warning_override.grade is 'How the warning is shown; null if it is not shown';
create unique index warning_override_open on signa.warning_override (location_id, row_id) where withdrawn_at is null;
grant select, insert, update (confirmed_at, confirmed_by, withdrawn_at, withdrawn_by) on signa.warning_override to signa_app;
grant usage on sequence signa.warning_override_id to signa_app;
alter table signa.warning_override enable row level security;
alter table signa.warning_override force row level security;
create policy functions on signa.warning_override to signa_functions using (true) with check (true);
create policy own_location on signa.warning_override to signa_app
  using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
    else location_id = any ((select signa.scope())::bigint[]) end)
  with check (location_id = any ((select signa.scope())::bigint[]));
`;
