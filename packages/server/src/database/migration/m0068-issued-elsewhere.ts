/**
 * An external prescription has its own status (P-300, decision 75): it has no Signa number, is never printed, and
 * cannot change to another status, whichever server writes. It is imported from a file and undone with that import: a
 * function deletes what an import created, and the server's role still cannot delete prescriptions.
 *
 * Two constraints replace narrower ones under the same names. The figures' indexes exclude these records.
 */
export const name = '0068-issued-elsewhere';
export const locks =
  'building two indexes of a million rows takes 4 s, and a third one has no rows yet; writes wait no longer than that';
const isIssuedHere = `rx_status not in ('Draft', 'RejectedDraft', 'IssuedElsewhere') and removed_at is null
  and patient_id is not null and not is_office_use`;
export const sql = `
alter table signa.prescription
  -- As the paper of the other system says it; it may be that of several prescriptions.
  add column elsewhere_number text,
  add column elsewhere_prescriber text,
  add column elsewhere_place text,
  add column elsewhere_note text,
  -- How often it may still be filled; null where the other system did not count.
  add column elsewhere_fills_left integer;
alter table signa.prescription drop constraint prescription_check1;
alter table signa.prescription add constraint prescription_check1 check (
  rx_status in ('Draft', 'RejectedDraft')
  or rx_status <> 'IssuedElsewhere' and issued_at is not null and rx_number is not null
  or rx_status = 'IssuedElsewhere' and issued_at is not null and expires_on is not null and rx_number is null
    and authorizing_vet_id is null and first_printed_at is null and patient_id is not null and not is_office_use) not valid;
alter table signa.pims_import_record drop constraint pims_import_record_noun_check;
alter table signa.pims_import_record add constraint pims_import_record_noun_check
  check (noun in ('client', 'patient', 'prescription')) not valid;

create function signa.keep_elsewhere() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  raise exception 'A prescription that was issued elsewhere stays one' using errcode = 'check_violation';
end $$;
create trigger issued_elsewhere before update on signa.prescription for each row
  when (old.rx_status <> new.rx_status and 'IssuedElsewhere' in (old.rx_status, new.rx_status))
  execute function signa.keep_elsewhere();

create index prescription_by_elsewhere_number on signa.prescription (location_id, lower(elsewhere_number) text_pattern_ops)
  where elsewhere_number is not null;
drop index signa.prescription_issued;
drop index signa.prescription_withdrawn;
create index prescription_issued on signa.prescription (location_id, issued_at) where ${isIssuedHere};
create index prescription_withdrawn on signa.prescription (location_id, issued_at)
  where least(archived_at, declined_at) - issued_at <= interval '10 minutes' and ${isIssuedHere};

create function signa.remove_imported_prescriptions(p_location bigint, p_import bigint, p_prescriptions bigint[]) returns void
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  perform require_scope(p_location);
  update pims_import_record r set is_removed = true
    where r.location_id = p_location and r.import_id = p_import and not r.is_removed
      and r.noun = 'prescription' and r.record_id = any (p_prescriptions);
  if (select count(*) from pims_import_record r where r.location_id = p_location and r.import_id = p_import
      and r.noun = 'prescription' and r.is_removed) <> cardinality(p_prescriptions) then
    raise exception 'Import % did not make all that is to go', p_import using errcode = 'insufficient_privilege';
  end if;
  delete from prescription_event e where e.location_id = p_location and e.prescription_id = any (p_prescriptions);
  delete from prescription rx where rx.location_id = p_location and rx.id = any (p_prescriptions)
    and rx.rx_status = 'IssuedElsewhere';
end $$;

-- As before (0014), and a word that begins the number of another system's paper.
create or replace function signa.find_words(p_location bigint, p_patterns text[], p_numbers text[], p_phones text[])
  returns jsonb language plpgsql stable security definer set search_path = signa, pg_temp as $$
declare
  answer jsonb := '[]';
  clients bigint[];
  callers bigint[];
  patients bigint[];
  products bigint[];
  prescriptions bigint[];
  elsewhere bigint[];
begin
  perform require_scope(p_location);
  for i in 1 .. coalesce(array_length(p_patterns, 1), 0) loop
    execute format($statement$select array_agg(c.id) from client c where c.location_id = %L::bigint
      and lower(coalesce(c.first_name || ' ', '') || coalesce(c.last_name, '')) like lower(%L)$statement$,
      p_location, p_patterns[i]) into clients;
    execute format('select array_agg(p.id) from patient p where p.location_id = %L::bigint and lower(p.name) like lower(%L)',
      p_location, p_patterns[i]) into patients;
    select array_agg(p.id) into products from product p
      where lower(p.title) like lower(p_patterns[i]) or lower(p.product_family) like lower(p_patterns[i])
        or lower(p.strength_display) like lower(p_patterns[i])
        or exists (select from unnest(p.ingredients) ingredient where lower(ingredient) like lower(p_patterns[i]));
    callers := null;
    if p_phones[i] is not null then
      execute format($statement$select array_agg(c.id) from client_search s
          join client c on c.location_id = s.location_id and c.id = s.client_id
        where s.location_id = %1$L::bigint and s.texts like %2$L and exists (
          select from jsonb_array_elements(c.phones) p where (p ->> 'isActive')::boolean
            and regexp_replace(p ->> 'phoneNumber', '\\D', '', 'g') like %2$L)$statement$,
        p_location, '%' || p_phones[i] || '%') into callers;
    end if;
    prescriptions := null;
    if p_numbers[i] is not null then
      execute format($statement$select array_agg(rx.id) from prescription rx
        where rx.location_id = %1$L::bigint and rx.rx_number is not null
          and (replace(rx.rx_number, '-', '') like %2$L or split_part(rx.rx_number, '-', 2) like %2$L)$statement$,
        p_location, p_numbers[i] || '%') into prescriptions;
    end if;
    -- A pattern is that of a part, with a sign before it.
    execute format($statement$select array_agg(rx.id) from prescription rx where rx.location_id = %L::bigint
      and rx.elsewhere_number is not null and lower(rx.elsewhere_number) like lower(%L)$statement$,
      p_location, substr(p_patterns[i], 2)) into elsewhere;
    answer := answer || jsonb_build_object(
      'clients', coalesce(clients, '{}') || coalesce(callers, '{}'), 'patients', coalesce(patients, '{}'),
      'products', coalesce(products, '{}'), 'prescriptions', coalesce(prescriptions, '{}') || coalesce(elsewhere, '{}'));
  end loop;
  return answer;
end $$;

grant create on schema signa to signa_functions;
alter function signa.keep_elsewhere() owner to signa_functions;
alter function signa.remove_imported_prescriptions(bigint, bigint, bigint[]) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.keep_elsewhere(), signa.remove_imported_prescriptions(bigint, bigint, bigint[]) from public;
grant execute on function signa.remove_imported_prescriptions(bigint, bigint, bigint[]) to signa_app;
`;
