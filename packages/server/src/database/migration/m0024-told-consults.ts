/**
 * The consultations that a PIMS reported for a patient: no others can be linked. Existing links stay. Also
 * marks messages that their receiver rejects permanently.
 */
export const name = '0024-told-consults';
export const sql = `
create table signa.pims_consult (
  location_id bigint not null references signa.location,
  connection_type text not null,
  account_id text not null,
  patient_pims_id text not null,
  consult_id text not null,
  told_at timestamptz(3) not null,
  primary key (location_id, connection_type, account_id, patient_pims_id, consult_id)
);
insert into signa.pims_consult (location_id, connection_type, account_id, patient_pims_id, consult_id, told_at)
select distinct rx.location_id, l.pims_connection_type, l.pims_account_id, p.pims_id, rx.pims_consult_id, now()
from signa.prescription rx join signa.location l on l.id = rx.location_id
  join signa.patient p on p.location_id = rx.location_id and p.id = rx.patient_id
where rx.pims_consult_id is not null and p.pims_id is not null and l.pims_account_id is not null and l.pims_connection_type is not null;
alter table signa.pims_consult enable row level security;
alter table signa.pims_consult force row level security;
create policy own_location on signa.pims_consult to signa_app
  using (location_id = any ((select signa.scope())::bigint[])) with check (location_id = any ((select signa.scope())::bigint[]));
create policy functions on signa.pims_consult to signa_functions using (true) with check (true);
grant select, insert on signa.pims_consult to signa_app;

-- Why it failed stands in last_error; emptied by hand, it is tried again.
alter table signa.outbox_message add column failed_at timestamptz(3);
`;
