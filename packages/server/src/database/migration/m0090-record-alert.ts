/**
 * What a team should know about a patient or a client (C-340 to C-348). A row is never deleted: it is ended, with the
 * user and the reason. A merge moves it to the record that is kept.
 */
export const name = '0090-record-alert';
export const sql = `
create sequence signa.record_alert_id;
create table signa.record_alert (
  location_id bigint not null references signa.location,
  id bigint not null default nextval('signa.record_alert_id'),
  version integer not null default 0,
  client_id bigint,
  patient_id bigint,
  kind text not null,
  text text check (signa.fits(text, 140)),
  language text,
  contact_method text,
  last_day date,
  created_at timestamptz(3) not null,
  created_by bigint not null,
  said_at timestamptz(3) not null,
  said_by bigint not null,
  ended_at timestamptz(3),
  ended_by_id bigint,
  end_reason text check (signa.fits(end_reason, 140)),
  primary key (location_id, id),
  foreign key (location_id, client_id) references signa.client (location_id, id),
  foreign key (location_id, patient_id) references signa.patient (location_id, id),
  foreign key (location_id, created_by) references signa.location_user (location_id, id),
  foreign key (location_id, said_by) references signa.location_user (location_id, id),
  foreign key (location_id, ended_by_id) references signa.location_user (location_id, id),
  check ((client_id is null) <> (patient_id is null)),
  check ((ended_at is null) = (ended_by_id is null) and (ended_at is null) = (end_reason is null))
);
comment on column signa.record_alert.said_at is 'When it was last added, changed or confirmed';
create index record_alert_of_client on signa.record_alert (location_id, client_id) where client_id is not null;
create index record_alert_of_patient on signa.record_alert (location_id, patient_id) where patient_id is not null;
grant select, insert, update (version, client_id, patient_id, kind, text, language, contact_method, last_day, said_at,
  said_by, ended_at, ended_by_id, end_reason) on signa.record_alert to signa_app;
grant usage on sequence signa.record_alert_id to signa_app;
alter table signa.record_alert enable row level security;
alter table signa.record_alert force row level security;
create policy functions on signa.record_alert to signa_functions using (true) with check (true);
create policy own_location on signa.record_alert to signa_app
  using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
    else location_id = any ((select signa.scope())::bigint[]) end)
  with check (location_id = any ((select signa.scope())::bigint[]));
`;
