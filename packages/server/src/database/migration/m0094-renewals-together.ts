/**
 * Renewals that are authorized together (decision 113): the date of a patient's last exam, with who entered it, and the
 * gates that a practice sets. A location without a row has the default gates.
 */
export const name = '0094-renewals-together';
export const sql = `
alter table signa.patient add column last_exam_on date,
  add column last_exam_recorded_at timestamptz(3),
  add column last_exam_recorded_by text;
create table signa.renewal_gates (
  location_id bigint primary key references signa.location,
  version integer not null default 1,
  is_allowed boolean not null,
  exam_months integer not null check (exam_months between 1 and 12),
  weight_months integer not null check (weight_months between 1 and 12),
  weight_percent integer not null check (weight_percent between 0 and 10)
);
alter table signa.renewal_gates enable row level security;
alter table signa.renewal_gates force row level security;
create policy own_location on signa.renewal_gates to signa_app
  using (location_id = any ((select signa.scope())::bigint[])) with check (location_id = any ((select signa.scope())::bigint[]));
create policy functions on signa.renewal_gates to signa_functions using (true) with check (true);
grant select, insert, update on signa.renewal_gates to signa_app;
`;
