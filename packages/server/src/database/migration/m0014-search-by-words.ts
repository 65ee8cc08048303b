/**
 * What a search word in history or queue refers to at a location: clients, patients, products, and prescriptions. The
 * lists then filter by these, each with an index in the history's order.
 *
 * Row-level security is evaluated before LIKE on every row, which prevents the use of text indexes: the function first
 * checks the location against the scope, like those of the client search.
 */
export const name = '0014-search-by-words';
export const sql = `
do $$ declare
  place text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  execute format('create index client_name on signa.client using gin
    (lower(coalesce(first_name || '' '', '''') || coalesce(last_name, '''')) %I.gin_trgm_ops) with (fastupdate = off)', place);
end $$;
create index prescription_by_digits on signa.prescription (location_id, replace(rx_number, '-', '') text_pattern_ops)
  where rx_number is not null;
create index prescription_by_running_number on signa.prescription (location_id, split_part(rx_number, '-', 2) text_pattern_ops)
  where rx_number is not null;
create index prescription_by_product on signa.prescription (location_id, product_id, listed_at desc, id desc)
  include (rx_status, archived, authorizing_vet_id, client_id, patient_id) where removed_at is null;
create index prescription_expiring on signa.prescription (location_id, expires_on) include (rx_status)
  where not archived and removed_at is null;

-- For each word the ids that it stands for, as the texts of arrays. Patterns are those of LIKE in any case; a number is
-- the beginning of an Rx number in digits, a phone a part of an active one; null where a word can be none. Each
-- statement is written with its values, so that it is planned for them.
create function signa.find_words(p_location bigint, p_patterns text[], p_numbers text[], p_phones text[])
  returns jsonb language plpgsql stable security definer set search_path = signa, pg_temp as $$
declare
  answer jsonb := '[]';
  clients bigint[];
  callers bigint[];
  patients bigint[];
  products bigint[];
  prescriptions bigint[];
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
    answer := answer || jsonb_build_object(
      'clients', coalesce(clients, '{}') || coalesce(callers, '{}'), 'patients', coalesce(patients, '{}'),
      'products', coalesce(products, '{}'), 'prescriptions', coalesce(prescriptions, '{}'));
  end loop;
  return answer;
end $$;
revoke execute on function signa.find_words(bigint, text[], text[], text[]) from public;
grant execute on function signa.find_words(bigint, text[], text[], text[]) to signa_app;
`;
