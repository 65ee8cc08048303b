/**
 * Merging for two patients (C-253): the merged one refers to the other, what was issued keeps its patient, and no one
 * can write for it. Order lines are redirected to the kept patient, because the storefront may know the old id.
 */
export const name = '0035-patient-merge';
export const sql = `
alter table signa.patient add column merged_into bigint check (merged_into <> id),
  add foreign key (location_id, merged_into) references signa.patient;
alter table signa.prescription add column issued_patient_id bigint,
  add foreign key (location_id, issued_patient_id) references signa.patient;
create index patient_merged_into on signa.patient (location_id, merged_into) where merged_into is not null;
alter table signa.record_merge drop constraint record_merge_noun_check;
alter table signa.record_merge add check (noun in ('client', 'patient'));
-- What was weighed stays as it was; only whose weight it is follows a merge.
grant update (patient_id) on signa.recorded_weight to signa_app;

create function signa.refuse_merged_patient() returns trigger language plpgsql set search_path = signa, pg_temp as $$
declare
  merged bigint;
begin
  select p.merged_into into merged from patient p
    where p.location_id = new.location_id and p.id = new.patient_id for key share;
  if merged is not null then
    raise exception 'patient % was merged into patient %', new.patient_id, merged using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create function signa.lead_merged_patient() returns trigger language plpgsql set search_path = signa, pg_temp as $$
declare
  merged bigint;
begin
  loop
    select p.merged_into into merged from patient p
      where p.location_id = new.location_id and p.id = new.patient_id for key share;
    if merged is null then
      return new;
    end if;
    new.patient_id := merged;
  end loop;
end $$;
revoke execute on function signa.refuse_merged_patient(), signa.lead_merged_patient() from public;
do $$
declare
  t text;
begin
  foreach t in array array['prescription', 'task', 'patient_client', 'recorded_weight'] loop
    execute format('create trigger merged_patient_before_insert before insert on signa.%I for each row
      when (new.patient_id is not null) execute function signa.refuse_merged_patient()', t);
    execute format('create trigger merged_patient_before_update before update of patient_id on signa.%I for each row
      when (new.patient_id is not null and new.patient_id is distinct from old.patient_id)
      execute function signa.refuse_merged_patient()', t);
  end loop;
end $$;
create trigger merged_patient_before_insert before insert on signa.order_line for each row
  when (new.patient_id is not null) execute function signa.lead_merged_patient();

-- A merged patient is found by no search.
create or replace function signa.find_patients(p_locations bigint[], p_pattern text, p_limit integer)
  returns table (location_id bigint, id bigint) language plpgsql stable security definer set search_path = signa, pg_temp as $$
begin
  perform require_scope(l) from unnest(p_locations) l;
  return query execute format('select p.location_id, p.id from patient p where p.location_id %s and not p.is_office_use
    and p.merged_into is null %s order by lower(p.name), p.id limit %s',
    case when cardinality(p_locations) = 1 then format('= %L::bigint', p_locations[1]) else format('= any (%L::bigint[])', p_locations) end,
    case when p_pattern is not null then format('and lower(p.name) like lower(%L)', p_pattern) end, p_limit);
end $$;
`;
