/**
 * Who last saved a prescription, and who last wrote each of its fields (P-246). For earlier prescriptions, the last
 * save comes from the trail, and a note to the pharmacy is attributed to that user, who confirmed it.
 *
 * Also finds animals at a location with the same name, ignoring case, accents, and spaces (P-249). As in 0008,
 * row-level security would be evaluated for every patient before the name, so a function that checks its scope finds
 * them.
 */
export const name = '0016-whose-words';
export const sql = `
alter table signa.prescription add column saved_at timestamptz(3);
alter table signa.prescription add column written_by jsonb not null default '[]';

update signa.prescription rx set saved_at = e.at,
  written_by = case when rx.rx_status = 'Draft' and rx.note_to_pharmacy is not null
    then jsonb_build_array(jsonb_build_object('field', 'noteToPharmacy', 'locationUserId', u.id::text,
      'displayName', u.display_name, 'at', signa.instant(e.at)))
    else '[]' end
from (
  select location_id, prescription_id, max(at) as at from signa.prescription_event
  where kind in ('draft-saved', 'authorized') group by location_id, prescription_id
) e, signa.location_user u
where e.location_id = rx.location_id and e.prescription_id = rx.id
  and u.location_id = rx.location_id and u.id = rx.acting_location_user_id;

create function signa.spoken_name(name text) returns text language sql immutable parallel safe as
  $$ select lower(btrim(regexp_replace(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g'), '\\s+', ' ', 'g'))) $$;
create index patient_by_spoken_name on signa.patient (location_id, signa.spoken_name(name)) where not is_office_use;
create function signa.namesakes(p_location bigint, p_patient bigint, p_limit integer) returns setof bigint
  language plpgsql stable security definer set search_path = signa, pg_temp as $$
begin
  perform require_scope(p_location);
  return query select n.id from patient pt join patient n on n.location_id = pt.location_id
      and spoken_name(n.name) = spoken_name(pt.name) and n.id <> pt.id
    where pt.location_id = p_location and pt.id = p_patient
      and not n.is_office_use and n.is_active and not n.is_deceased
    order by n.id limit p_limit;
end $$;
revoke execute on function signa.namesakes(bigint, bigint, integer) from public;
grant execute on function signa.namesakes(bigint, bigint, integer) to signa_app;
`;
