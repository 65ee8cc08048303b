/**
 * Keys that find duplicates of a client being entered (C-234): a few per client, chosen so that after a typo, a
 * nickname, or a new phone at least one still matches. Core evaluates the clients with a matching key.
 *
 * A key is a hash that includes the location, so that one index is equally fast for a location however many others
 * there are.
 */
export const name = '0030-same-client';
export const sql = `
-- Letters and digits in small letters without marks.
create function signa.letters(p_text text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(normalize(lower(coalesce(p_text, '')), NFKD), '[\\u0300-\\u036f[:space:][:punct:]]', '', 'g') $$;

-- How a name sounds: its first four consonants by their kind, integrations of one kind once, as Soundex has them, but the
-- first letter too. A name of vowels, or of other letters, is its own sound.
create function signa.sound(p_text text) returns text language sql immutable parallel safe
  as $$ select coalesce(nullif(left(replace(regexp_replace(translate(signa.letters(p_text), 'abcdefghijklmnopqrstuvwxyz',
    '01230120022455012623010202'), '(.)\\1+', '\\1', 'g'), '0', ''), 4), ''), nullif(left(signa.letters(p_text), 4), '')) $$;

-- The keys of a person, and how much each narrows: 3 leads to a household, 1 to everybody of a name.
create function signa.client_keys(p_location bigint, p_first text, p_last text, p_email text, p_phones text[],
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
      union all select 'first', first || ':' || right(last, 2), 1 from named
      union all select 'name', last, 1 from named
    ) keys (kind, part, strength) where part is not null
  $$;

alter table signa.client_search add column keys bigint[] not null default '{}';

create or replace function signa.lay_client_search(p_locations bigint[], p_clients bigint[]) returns void
  language plpgsql set search_path = signa, pg_temp as $$
begin
  -- Two writers of one client's patients would each lay it without the other's; the later waits here and then sees both.
  perform from client_search s
    where (s.location_id, s.client_id) in (select * from unnest(p_locations, p_clients))
    order by s.location_id, s.client_id for update;
  insert into client_search (location_id, client_id, is_active, last_name, first_name, texts, keys)
    select c.location_id, c.id, c.is_active, lower(c.last_name), lower(c.first_name), (
      select lower(string_agg(regexp_replace(line, '\\s+', ' ', 'g'), E'\\n')) from (
        select concat_ws(' ', c.first_name, c.last_name)
        union all select c.email
        union all select regexp_replace(phone, '\\D', '', 'g') from unnest(has.phones) phone
        union all select pet from unnest(has.pets) pet
      ) found (line)),
      array(select key from client_keys(c.location_id, c.first_name, c.last_name, c.email, has.phones, has.addresses, has.pets))
    from client c
      cross join lateral (select
        array(select p ->> 'phoneNumber' from jsonb_array_elements(c.phones) p where (p ->> 'isActive')::boolean) as phones,
        jsonb_path_query_array(c.addresses, '$[*] ? (@.isActive == true)') as addresses,
        array(select pt.name from patient_client l
          join patient pt on pt.location_id = l.location_id and pt.id = l.patient_id
          where l.location_id = c.location_id and l.client_id = c.id and l.is_active) as pets) has
    where (c.location_id, c.id) in (select * from unnest(p_locations, p_clients)) and not c.is_office_use
    on conflict (location_id, client_id) do update set is_active = excluded.is_active, last_name = excluded.last_name,
      first_name = excluded.first_name, texts = excluded.texts, keys = excluded.keys
    where (client_search.is_active, client_search.last_name, client_search.first_name, client_search.texts, client_search.keys)
      is distinct from (excluded.is_active, excluded.last_name, excluded.first_name, excluded.texts, excluded.keys);
end $$;

create or replace function signa.client_search_changed() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
declare
  locations bigint[];
  clients bigint[];
begin
  if tg_table_name = 'client' and tg_op = 'INSERT' then
    select array_agg(n.location_id), array_agg(n.id) into locations, clients from new_rows n;
  elsif tg_table_name = 'client' then
    select array_agg(n.location_id), array_agg(n.id) into locations, clients
    from new_rows n join old_rows o using (location_id, id)
    where (n.first_name, n.last_name, n.email, n.is_active, n.phones, n.addresses)
      is distinct from (o.first_name, o.last_name, o.email, o.is_active, o.phones, o.addresses);
  elsif tg_table_name = 'patient' then
    select array_agg(l.location_id), array_agg(l.client_id) into locations, clients
    from new_rows n join old_rows o using (location_id, id)
      join patient_client l on l.location_id = n.location_id and l.patient_id = n.id
    where n.name is distinct from o.name;
  elsif tg_op = 'DELETE' then
    select array_agg(o.location_id), array_agg(o.client_id) into locations, clients from old_rows o;
  else
    select array_agg(n.location_id), array_agg(n.client_id) into locations, clients from new_rows n;
  end if;
  if locations is not null then
    perform lay_client_search(locations, clients);
  end if;
  return null;
end $$;

update signa.client_search s set keys = array(
  select key from signa.client_keys(c.location_id, c.first_name, c.last_name, c.email,
    array(select p ->> 'phoneNumber' from jsonb_array_elements(c.phones) p where (p ->> 'isActive')::boolean),
    jsonb_path_query_array(c.addresses, '$[*] ? (@.isActive == true)'),
    array(select pt.name from signa.patient_client l
      join signa.patient pt on pt.location_id = l.location_id and pt.id = l.patient_id
      where l.location_id = c.location_id and l.client_id = c.id and l.is_active)))
  from signa.client c where c.location_id = s.location_id and c.id = s.client_id;
create index client_search_keys on signa.client_search using gin (keys) with (fastupdate = off);

-- The clients of a location who have a key in common with a typed person, those with the most first, with first and last
-- name also looked for exchanged: { ids, clients, bearers }. Beside them how many clients there are, counted to ten
-- thousand, and how many have each surname of those found. The statement is planned for its values.
create function signa.find_same_clients(p_location bigint, p_first text, p_last text, p_email text, p_phones text[],
  p_addresses jsonb, p_pets text[], p_limit integer)
  returns jsonb language plpgsql stable security definer set search_path = signa, pg_temp as $$
declare
  asked bigint[];
  strengths integer[];
  answer jsonb;
begin
  perform require_scope(p_location);
  select array_agg(key), array_agg(strength) into asked, strengths from (
    select key, max(strength) as strength from (
      select * from client_keys(p_location, p_first, p_last, p_email, p_phones, p_addresses, p_pets)
      union all select * from client_keys(p_location, p_last, p_first, null, '{}', '[]', p_pets)) found group by key) keys;
  execute $statement$
    with found as (
      select s.client_id, s.last_name, (
        select sum(strength) from unnest($2, $3) k (key, strength) where k.key = any (s.keys)) as strength
      from client_search s where s.keys && $2 and s.location_id = $1
      order by 3 desc, 1 limit $4)
    select jsonb_build_object(
      'ids', coalesce((select jsonb_agg(client_id::text order by strength desc, client_id) from found), '[]'),
      'clients', (select count(*) from (select from client_search where location_id = $1 limit 10001) counted),
      'bearers', coalesce((select jsonb_object_agg(last_name, (
        select count(*) from client_search o where o.location_id = $1 and o.last_name = names.last_name))
        from (select distinct last_name from found where last_name is not null) names), '{}'))
  $statement$ into answer using p_location, coalesce(asked, '{}'), coalesce(strengths, '{}'), p_limit;
  return answer;
end $$;
-- Only who may create in the schema may be given a function of it.
grant create on schema signa to signa_functions;
alter function signa.find_same_clients(bigint, text, text, text, text[], jsonb, text[], integer) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.letters(text), signa.sound(text),
  signa.client_keys(bigint, text, text, text, text[], jsonb, text[]),
  signa.find_same_clients(bigint, text, text, text, text[], jsonb, text[], integer) from public;
grant execute on function signa.find_same_clients(bigint, text, text, text, text[], jsonb, text[], integer) to signa_app;
`;
