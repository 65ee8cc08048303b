/**
 * Weights are compared with the previous one, so each is stored with time and user (P-243). The current weight of a
 * patient's record becomes the first one; when and by whom it was entered is unknown.
 */
export const name = '0017-recorded-weight';
export const sql = `
create sequence signa.recorded_weight_id;
create table signa.recorded_weight (
  location_id bigint not null references signa.location,
  id bigint not null default nextval('signa.recorded_weight_id'),
  patient_id bigint not null,
  at timestamptz(3) not null,
  weight numeric(6, 2) not null check (weight between 0.01 and 9999.99),
  weight_unit text not null check (weight_unit in ('lbs', 'kg')),
  -- The name of who entered it.
  recorded_by text,
  primary key (location_id, id),
  foreign key (location_id, patient_id) references signa.patient
);
create index recorded_weight_by_patient on signa.recorded_weight (location_id, patient_id, at desc, id desc);

insert into signa.recorded_weight (location_id, patient_id, at, weight, weight_unit)
select location_id, id, now(), weight, coalesce(weight_unit, 'lbs') from signa.patient where weight > 0 and not is_office_use;

-- What was weighed is only ever added to.
grant select, insert on signa.recorded_weight to signa_app;
grant usage on sequence signa.recorded_weight_id to signa_app;
alter table signa.recorded_weight enable row level security;
create policy own_location on signa.recorded_weight to signa_app
  using (location_id = any ((select signa.scope())::bigint[]))
  with check (location_id = any ((select signa.scope())::bigint[]));
`;
