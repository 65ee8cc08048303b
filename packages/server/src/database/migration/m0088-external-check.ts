/**
 * What CDS services said about prescriptions that were being written (P-427 to P-431). Only answers and the link to the
 * signed prescription are added later. Checks that nobody signed with and nobody answered are deleted.
 */
export const name = '0088-external-check';
export const sql = `
create sequence signa.external_check_id;
create table signa.external_check (
  location_id bigint not null references signa.location,
  id bigint not null default nextval('signa.external_check_id'),
  at timestamptz(3) not null,
  location_user_id bigint not null,
  patient_id bigint not null,
  hook text not null check (hook in ('order-select', 'order-sign')),
  results jsonb not null,
  answers jsonb not null default '{}',
  prescription_id bigint,
  primary key (location_id, id),
  foreign key (location_id, location_user_id) references signa.location_user (location_id, id),
  foreign key (location_id, prescription_id) references signa.prescription (location_id, id)
);
comment on column signa.external_check.patient_id is 'As of the check; the record may be deleted since';
comment on column signa.external_check.answers is 'By the ID of the card';
create index external_check_signed on signa.external_check (location_id, prescription_id) where prescription_id is not null;
create index external_check_unused on signa.external_check (at) where prescription_id is null and answers = '{}';
grant select, insert, update (answers, prescription_id) on signa.external_check to signa_app;
grant usage on sequence signa.external_check_id to signa_app;
alter table signa.external_check enable row level security;
alter table signa.external_check force row level security;
create policy functions on signa.external_check to signa_functions using (true) with check (true);
create policy own_location on signa.external_check to signa_app
  using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
    else location_id = any ((select signa.scope())::bigint[]) end)
  with check (location_id = any ((select signa.scope())::bigint[]));

create function signa.forget_external_checks(p_before timestamptz) returns void
  language sql security definer set search_path = signa, pg_temp as $$
  delete from external_check where at < p_before and prescription_id is null and answers = '{}'
$$;
grant create on schema signa to signa_functions;
alter function signa.forget_external_checks(timestamptz) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.forget_external_checks(timestamptz) from public;
grant execute on function signa.forget_external_checks(timestamptz) to signa_app;
`;
