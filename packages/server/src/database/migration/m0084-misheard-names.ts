/**
 * Finds clients by misheard names (C-304), and by the text of a single search box (C-305): additional keys match last
 * names with the same beginning or end, and several readings of a text are looked up at once.
 */
export const name = '0084-misheard-names';
export const locks = "rewriting the clients' search keys; writers of clients wait for it";
export const sql = `
create or replace function signa.client_keys(p_location bigint, p_first text, p_last text, p_email text, p_phones text[],
  p_addresses jsonb, p_pets text[]) returns table (key bigint, strength integer) language sql immutable parallel safe
  as $$
    with named as (select nullif(signa.letters(p_first), '') as first, nullif(signa.letters(p_last), '') as last,
      signa.sound(p_first) as first_sound, signa.sound(p_last) as last_sound)
    select distinct hashtextextended(kind || ':' || part, p_location), strength from (
      select 'phone', right(regexp_replace(phone, '\\D', '', 'g'), 7), 3 from unnest(p_phones) phone
        where length(regexp_replace(phone, '\\D', '', 'g')) >= 7
      union all select 'email', nullif(lower(btrim(p_email)), ''), 3
      union all select 'house', nullif(left(btrim(a ->> 'zip'), 5), '') || ':' || substring(a ->> 'addressLine1' from '\\d+'), 3
        from jsonb_array_elements(p_addresses) a
      union all select 'both', last_sound || ':' || left(first_sound, 1), 2 from named
      union all select 'pet', last_sound || ':' || signa.letters(pet), 2 from named, unnest(p_pets) pet
      union all select 'own', first_sound || ':' || signa.letters(pet), 2 from named, unnest(p_pets) pet
      union all select 'begin-pet', left(last, 1) || ':' || signa.sound(pet), 2 from named, unnest(p_pets) pet
      union all select 'end-pet', right(last, 2) || ':' || signa.sound(pet), 2 from named, unnest(p_pets) pet
      union all select 'first', first || ':' || right(last, 2), 1 from named
      union all select 'given', first_sound || ':' || left(last, 1), 1 from named
      union all select 'sound', last_sound || ':' || left(last, 1), 1 from named
      union all select 'name', last, 1 from named
    ) keys (kind, part, strength) where part is not null
  $$;

-- As find_same_clients did, with the keys of a client looked up among those asked for, which are many of one text: for
-- whichever of the persons is meant: [{ firstName, lastName, email, phones, addresses, pets }].
create function signa.find_close_clients(p_location bigint, p_persons jsonb, p_limit integer)
  returns jsonb language plpgsql stable security definer set search_path = signa, pg_temp as $$
declare
  asked bigint[];
  strengths integer[];
  answer jsonb;
begin
  perform require_scope(p_location);
  select array_agg(key), array_agg(strength) into asked, strengths from (
    select found.key, max(found.strength) as strength
    from jsonb_to_recordset(p_persons) as p("firstName" text, "lastName" text, email text, phones text[], addresses jsonb, pets text[])
      cross join lateral (
        select * from client_keys(p_location, p."firstName", p."lastName", p.email, p.phones, p.addresses, p.pets)
        -- A text is read in either order of names already.
        union all select * from client_keys(p_location, p."lastName", p."firstName", null, '{}', '[]', p.pets)
          where jsonb_array_length(p_persons) = 1) found
    group by found.key) keys;
  execute $statement$
    with found as (
      select s.client_id, s.last_name, sum(asked.strength) as strength
      from client_search s cross join unnest(s.keys) own (key) join unnest($2, $3) asked (key, strength) using (key)
      where s.keys && $2 and s.location_id = $1
      group by s.client_id, s.last_name order by 3 desc, 1 limit $4)
    select jsonb_build_object(
      'ids', coalesce((select jsonb_agg(client_id::text order by strength desc, client_id) from found), '[]'),
      'clients', (select count(*) from (select from client_search where location_id = $1 limit 10001) counted),
      'bearers', coalesce((select jsonb_object_agg(last_name, (
        select count(*) from client_search o where o.location_id = $1 and o.last_name = names.last_name))
        from (select distinct last_name from found where last_name is not null) names), '{}'))
  $statement$ into answer using p_location, coalesce(asked, '{}'), coalesce(strengths, '{}'), p_limit;
  return answer;
end $$;
grant create on schema signa to signa_functions;
alter function signa.find_close_clients(bigint, jsonb, integer) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.find_close_clients(bigint, jsonb, integer) from public;
grant execute on function signa.find_close_clients(bigint, jsonb, integer) to signa_app;

-- Servers of the version before ask for one person.
create or replace function signa.find_same_clients(p_location bigint, p_first text, p_last text, p_email text, p_phones text[],
  p_addresses jsonb, p_pets text[], p_limit integer)
  returns jsonb language sql stable security definer set search_path = signa, pg_temp as $$
    select find_close_clients(p_location, jsonb_build_array(jsonb_build_object('firstName', p_first, 'lastName', p_last,
      'email', p_email, 'phones', to_jsonb(p_phones), 'addresses', p_addresses, 'pets', to_jsonb(p_pets))), p_limit)
  $$;

select signa.lay_client_search(array_agg(location_id), array_agg(client_id)) from signa.client_search;
`;
