/**
 * Searches find names in any keyboard's form (C-290): without accents, composed or decomposed, with any apostrophe.
 * `signa.folded` returns what core's `folded` does. Search text is stored folded, and patterns are folded here, so that
 * servers of the previous version find what they send.
 */
export const name = '0078-folded-search';
export const locks =
  "rebuilding four indexes of names and rewriting the clients' search text takes about a minute for 100,000 clients, and writers of clients wait for it";
export const sql = `
-- A text of plain letters, as most are, costs no more than small letters do.
create function signa.folded(p_text text) returns text language sql immutable parallel safe as $$
  select case when octet_length(p_text) = char_length(p_text) then translate(lower(p_text), '\`', '''')
    else normalize(replace(replace(replace(replace(translate(
      lower(regexp_replace(normalize(p_text, NFD), '[\\u0300-\\u036f]', '', 'g')),
      'øđðłıħŧſς‘’ʻʼʹ′´\`＇', 'oddlihtsσ'''''''''''''''''''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC) end
$$;
revoke execute on function signa.folded(text) from public;
-- Whoever writes a row computes what its index holds.
grant execute on function signa.folded(text) to signa_app, signa_functions;

create or replace function signa.assignment_texts(p_name text, p_email text) returns text language sql immutable parallel safe as $$
    select signa.folded(p_name || E'\\n' || p_email)
  $$;
create or replace function signa.account_texts(p_first text, p_last text, p_username text, p_email text) returns text
  language sql immutable parallel safe as $$
    select signa.folded(p_first || ' ' || p_last || E'\\n' || p_username || E'\\n' || p_email)
  $$;
do $$ declare
  place text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  execute format('create index folded_client_name on signa.client using gin
    (signa.folded(coalesce(first_name || '' '', '''') || coalesce(last_name, '''')) %I.gin_trgm_ops) with (gin_pending_list_limit = 1024)', place);
  execute format('create index folded_patient_name on signa.patient using gin (signa.folded(name) %I.gin_trgm_ops) with (gin_pending_list_limit = 1024)', place);
  execute format('create index folded_location_user_texts on signa.location_user using gin (signa.assignment_texts(display_name, email) %I.gin_trgm_ops) with (fastupdate = off)', place);
  execute format('create index folded_app_user_texts on signa.app_user using gin (signa.account_texts(first_name, last_name, username, email) %I.gin_trgm_ops) with (fastupdate = off)', place);
end $$;

create or replace function signa.lay_client_search(p_locations bigint[], p_clients bigint[]) returns void
  language plpgsql set search_path = signa, pg_temp as $$
begin
  -- Two writers of one client's patients would each lay it without the other's; the later waits here and then sees both.
  perform from client_search s
    where (s.location_id, s.client_id) in (select * from unnest(p_locations, p_clients))
    order by s.location_id, s.client_id for update;
  insert into client_search (location_id, client_id, is_active, last_name, first_name, texts, keys)
    select c.location_id, c.id, c.is_active, lower(c.last_name), lower(c.first_name), (
      select folded(string_agg(regexp_replace(line, '\\s+', ' ', 'g'), E'\\n')) from (
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
          where l.location_id = c.location_id and l.client_id = c.id and l.is_active) as pets
        offset 0) has
    where (c.location_id, c.id) in (select * from unnest(p_locations, p_clients)) and not c.is_office_use
    on conflict (location_id, client_id) do update set is_active = excluded.is_active, last_name = excluded.last_name,
      first_name = excluded.first_name, texts = excluded.texts, keys = excluded.keys
    where (client_search.is_active, client_search.last_name, client_search.first_name, client_search.texts, client_search.keys)
      is distinct from (excluded.is_active, excluded.last_name, excluded.first_name, excluded.texts, excluded.keys);
end $$;

create or replace function signa.find_clients(p_location bigint, p_is_active boolean, p_patterns text[], p_limit integer, p_skip integer)
  returns jsonb language plpgsql stable security definer set search_path = signa, pg_temp as $$
declare
  kept text := format('location_id = %L::bigint', p_location);
  -- Those who have each number whole come first.
  rank text := '';
  ranked text;
  pattern text;
  digits text;
  answer jsonb;
begin
  perform require_scope(p_location);
  if p_is_active is not null then
    kept := kept || format(' and is_active = %L', p_is_active);
  end if;
  foreach pattern in array p_patterns loop
    digits := substring(pattern from '^%[0-9]{3}([0-9]{7})%$');
    if digits is null then
      kept := kept || format(' and texts like folded(%L)', pattern);
    else
      kept := kept || format($kept$ and texts like %L and (texts like %L or E'\\n' || texts || E'\\n' like %L)$kept$,
        '%' || digits || '%', pattern, E'%\\n' || digits || E'\\n%');
      rank := rank || case when rank = '' then '' else ' or ' end || format('texts not like %L', pattern);
    end if;
  end loop;
  ranked := case when rank = '' then '' else 'is_after, ' end || 'last_name, first_name, client_id';
  execute format($statement$
    with found as %s (select client_id, last_name, first_name, %s as is_after from client_search where %s)
    select jsonb_build_object('count', (select count(*) from found), 'ids', coalesce((
      select jsonb_agg(page.client_id::text order by %s) from (select * from found order by %s limit %s offset %s) page), '[]'))
  $statement$, case when cardinality(p_patterns) > 0 then 'materialized' else 'not materialized' end,
    case when rank = '' then 'false' else rank end, kept, ranked, ranked, p_limit, p_skip)
  into answer;
  return answer;
end $$;

create or replace function signa.find_patients(p_locations bigint[], p_pattern text, p_limit integer)
  returns table (location_id bigint, id bigint) language plpgsql stable security definer set search_path = signa, pg_temp as $$
begin
  perform require_scope(l) from unnest(p_locations) l;
  return query execute format('select p.location_id, p.id from patient p where p.location_id %s and not p.is_office_use
    and p.merged_into is null %s order by lower(p.name), p.id limit %s',
    case when cardinality(p_locations) = 1 then format('= %L::bigint', p_locations[1]) else format('= any (%L::bigint[])', p_locations) end,
    case when p_pattern is not null then format('and folded(p.name) like folded(%L)', p_pattern) end, p_limit);
end $$;

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
      and folded(coalesce(c.first_name || ' ', '') || coalesce(c.last_name, '')) like folded(%L)$statement$,
      p_location, p_patterns[i]) into clients;
    execute format('select array_agg(p.id) from patient p where p.location_id = %L::bigint and folded(p.name) like folded(%L)',
      p_location, p_patterns[i]) into patients;
    select array_agg(p.id) into products from product p
      where folded(p.title) like folded(p_patterns[i]) or folded(p.product_family) like folded(p_patterns[i])
        or folded(p.strength_display) like folded(p_patterns[i])
        or folded(replace(p.strength_display, ' ', '')) like folded(p_patterns[i])
        or exists (select from unnest(p.ingredients) ingredient where folded(ingredient) like folded(p_patterns[i]));
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
      and rx.elsewhere_number is not null and lower(rx.elsewhere_number) like folded(%L)$statement$,
      p_location, substr(p_patterns[i], 2)) into elsewhere;
    answer := answer || jsonb_build_object(
      'clients', coalesce(clients, '{}') || coalesce(callers, '{}'), 'patients', coalesce(patients, '{}'),
      'products', coalesce(products, '{}'), 'prescriptions', coalesce(prescriptions, '{}') || coalesce(elsewhere, '{}'));
  end loop;
  return answer;
end $$;

create or replace function signa.location_texts(p_name text, p_email text, p_account text, p_phones jsonb, p_addresses jsonb)
  returns text language sql immutable parallel safe as $$
    select signa.folded(string_agg(regexp_replace(line, '\\s+', ' ', 'g'), E'\\n')) from (
      select p_name union all select p_email union all select p_account
      union all select regexp_replace(p ->> 'phoneNumber', '\\D', '', 'g') from jsonb_array_elements(p_phones) p
      union all select concat_ws(', ', a ->> 'city', a ->> 'state') from jsonb_array_elements(p_addresses) a
    ) found (line)
  $$;

create or replace function signa.lay_practice_search(p_organizations bigint[], p_locations bigint[]) returns void
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  -- Two writers of one organization's locations would each lay it without the other's; the later waits here and sees both.
  perform from practice_search s where s.organization_id = any (p_organizations) order by s.organization_id for update;
  insert into practice_search (organization_id, is_active, name, texts, active_texts)
    select o.id, o.is_active, folded(o.name), concat_ws(E'\\n', own.texts, of.texts),
      case when o.is_active then concat_ws(E'\\n', own.texts, of.active_texts) end
    from organization o
      cross join lateral (select folded(string_agg(regexp_replace(line, '\\s+', ' ', 'g'), E'\\n')) as texts from (
        select o.name union all select o.dba_name union all select o.email_address union all select o.accountno
        union all select regexp_replace(p ->> 'phoneNumber', '\\D', '', 'g') from jsonb_array_elements(o.phones) p
      ) found (line)) own
      cross join lateral (
        select string_agg(each.texts, E'\\n') as texts, string_agg(each.texts, E'\\n') filter (where l.is_active) as active_texts
        from location l
          cross join lateral (select location_texts(l.name, l.email_address, l.location_account_id, l.phones, l.addresses) as texts) each
        where l.organization_id = o.id) of
    where o.id = any (p_organizations)
    on conflict (organization_id) do update set is_active = excluded.is_active, name = excluded.name,
      texts = excluded.texts, active_texts = excluded.active_texts
    where (practice_search.is_active, practice_search.name, practice_search.texts, practice_search.active_texts)
      is distinct from (excluded.is_active, excluded.name, excluded.texts, excluded.active_texts);
  delete from practice_search s using location l
    where s.location_id = any (p_locations) and l.id = s.location_id and l.organization_id is not null;
  insert into practice_search (location_id, is_active, name, texts, active_texts)
    select l.id, l.is_active, folded(l.name), each.texts, case when l.is_active then each.texts end
    from location l
      cross join lateral (select location_texts(l.name, l.email_address, l.location_account_id, l.phones, l.addresses) as texts) each
    where l.id = any (p_locations) and l.organization_id is null
    on conflict (location_id) do update set is_active = excluded.is_active, name = excluded.name,
      texts = excluded.texts, active_texts = excluded.active_texts;
end $$;

create or replace function signa.find_practices(p_is_active boolean, p_patterns text[], p_limit integer, p_skip integer)
  returns jsonb language plpgsql stable security definer set search_path = signa, pg_temp as $$
declare
  kept text := case when p_is_active then 'active_texts is not null' when not p_is_active then 'not is_active' else 'true' end;
  named text := 'true';
  pattern text;
  answer jsonb;
begin
  foreach pattern in array p_patterns loop
    kept := kept || format(' and %I like folded(%L)', case when p_is_active then 'active_texts' else 'texts' end, pattern);
    named := named || format(' and name like folded(%L)', pattern);
  end loop;
  execute format($statement$
    with found as materialized (
      select organization_id, location_id, name, id, %s as is_named from practice_search where %s)
    select jsonb_build_object('count', (select count(*) from found), 'groups', coalesce((
      select jsonb_agg(jsonb_build_object('organizationId', page.organization_id::text, 'locationId', page.location_id::text)
        order by page.is_named desc, page.name, page.id)
      from (select * from found order by is_named desc, name, id limit %s offset %s) page), '[]'))
  $statement$, named, kept, p_limit, p_skip) into answer;
  return answer;
end $$;

create or replace function signa.find_people(p_patterns text[], p_location bigint, p_is_active boolean, p_limit integer, p_skip integer)
  returns jsonb language plpgsql stable security definer set search_path = signa, pg_temp as $$
declare
  kept text := 'true';
  of_assignment text := 'true';
  of_account text := 'true';
  pattern text;
  held text;
  answer jsonb;
begin
  if p_location is not null then kept := format('u.location_id = %s', p_location); end if;
  if p_is_active is not null then
    kept := kept || format(' and (u.is_active and l.is_active and o.is_active is not false) = %L::boolean', p_is_active);
  end if;
  foreach pattern in array p_patterns loop
    of_assignment := of_assignment || format(' and assignment_texts(w.display_name, w.email) like folded(%L)', pattern);
    of_account := of_account || format(' and account_texts(a.first_name, a.last_name, a.username, a.email) like folded(%L)', pattern);
  end loop;
  -- Without a pattern the location alone says who.
  held := case when cardinality(p_patterns) = 0 then '' else format(
    '(select w.location_id, w.id from location_user w where %s
      union select w.location_id, w.id from app_user a join location_user w on w.user_id = a.id where %s) w
      join', of_assignment, of_account) end;
  execute format($statement$
    with found as materialized (
      select u.location_id, u.id, lower(u.display_name) as name from %s location_user u %s
        join location l on l.id = u.location_id left join organization o on o.id = l.organization_id where %s)
    select jsonb_build_object('count', (select count(*) from found), 'people', coalesce((
      select jsonb_agg(jsonb_build_object('locationId', page.location_id::text, 'id', page.id::text) order by page.name, page.id)
      from (select * from found order by name, id limit %s offset %s) page), '[]'))
  $statement$, held, case when held = '' then '' else 'on u.location_id = w.location_id and u.id = w.id' end, kept, p_limit, p_skip)
    into answer;
  return answer;
end $$;

select signa.lay_client_search(array_agg(location_id), array_agg(client_id)) from signa.client_search;
select signa.lay_practice_search((select array_agg(id) from signa.organization), (select array_agg(id) from signa.location));

-- To drop an index keeps readers out as well, so that is last, when everything else is done.
drop index signa.client_name, signa.patient_name, signa.location_user_texts, signa.app_user_texts;
alter index signa.folded_client_name rename to client_name;
alter index signa.folded_patient_name rename to patient_name;
alter index signa.folded_location_user_texts rename to location_user_texts;
alter index signa.folded_app_user_texts rename to app_user_texts;
`;
