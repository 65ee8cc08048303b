/**
 * Search text of practices, one row per organization with its locations, and per location without one: one
 * lookup finds words in either, counts, and sorts, for any number of locations. Triggers keep it current, whoever
 * writes an organization or a location. As with clients (m0008), the serving role calls a function.
 */
export const name = '0051-practice-search';
export const sql = `
create table signa.practice_search (
  id bigint generated always as identity primary key,
  organization_id bigint unique references signa.organization on delete cascade,
  location_id bigint unique references signa.location on delete cascade,
  is_active boolean not null,
  -- In small letters, as the list is ordered by them; by their code, as tens of thousands are compared in one search.
  name text collate "C" not null,
  -- In small letters, a line each; a term of a search holds no line break.
  texts text not null,
  -- The same without locations that are not active; null where the group itself is not.
  active_texts text,
  check (num_nonnulls(organization_id, location_id) = 1)
);

-- What a location is found by. Digits stand by themselves, as a phone is compared.
create function signa.location_texts(p_name text, p_email text, p_account text, p_phones jsonb, p_addresses jsonb)
  returns text language sql immutable parallel safe as $$
    select lower(string_agg(regexp_replace(line, '\\s+', ' ', 'g'), E'\\n')) from (
      select p_name union all select p_email union all select p_account
      union all select regexp_replace(p ->> 'phoneNumber', '\\D', '', 'g') from jsonb_array_elements(p_phones) p
      union all select concat_ws(', ', a ->> 'city', a ->> 'state') from jsonb_array_elements(p_addresses) a
    ) found (line)
  $$;

create function signa.lay_practice_search(p_organizations bigint[], p_locations bigint[]) returns void
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  -- Two writers of one organization's locations would each lay it without the other's; the later waits here and sees both.
  perform from practice_search s where s.organization_id = any (p_organizations) order by s.organization_id for update;
  insert into practice_search (organization_id, is_active, name, texts, active_texts)
    select o.id, o.is_active, lower(o.name), concat_ws(E'\\n', own.texts, of.texts),
      case when o.is_active then concat_ws(E'\\n', own.texts, of.active_texts) end
    from organization o
      cross join lateral (select lower(string_agg(regexp_replace(line, '\\s+', ' ', 'g'), E'\\n')) as texts from (
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
    select l.id, l.is_active, lower(l.name), each.texts, case when l.is_active then each.texts end
    from location l
      cross join lateral (select location_texts(l.name, l.email_address, l.location_account_id, l.phones, l.addresses) as texts) each
    where l.id = any (p_locations) and l.organization_id is null
    on conflict (location_id) do update set is_active = excluded.is_active, name = excluded.name,
      texts = excluded.texts, active_texts = excluded.active_texts;
end $$;
select signa.lay_practice_search((select array_agg(id) from signa.organization), (select array_agg(id) from signa.location));

do $$ declare
  place text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  execute format('create index practice_search_texts on signa.practice_search using gin (texts %I.gin_trgm_ops) with (fastupdate = off)', place);
  execute format('create index practice_search_active on signa.practice_search using gin (active_texts %I.gin_trgm_ops) with (fastupdate = off)', place);
end $$;
alter table signa.practice_search enable row level security;
alter table signa.practice_search force row level security;
create policy functions on signa.practice_search to signa_functions using (true) with check (true);

create function signa.practice_search_changed() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
declare
  organizations bigint[];
  locations bigint[];
begin
  if tg_table_name = 'organization' and tg_op = 'INSERT' then
    select array_agg(n.id) into organizations from new_rows n;
  elsif tg_table_name = 'organization' then
    select array_agg(n.id) into organizations from new_rows n join old_rows o using (id)
    where (n.name, n.dba_name, n.email_address, n.accountno, n.is_active, n.phones)
      is distinct from (o.name, o.dba_name, o.email_address, o.accountno, o.is_active, o.phones);
  elsif tg_op = 'INSERT' then
    select array_agg(n.organization_id), array_agg(n.id) into organizations, locations from new_rows n;
  else
    select array_agg(n.organization_id) || array_agg(o.organization_id), array_agg(n.id) into organizations, locations
    from new_rows n join old_rows o using (id)
    where (n.name, n.email_address, n.location_account_id, n.is_active, n.phones, n.addresses, n.organization_id)
      is distinct from (o.name, o.email_address, o.location_account_id, o.is_active, o.phones, o.addresses, o.organization_id);
  end if;
  if organizations is not null or locations is not null then
    perform lay_practice_search(coalesce(organizations, '{}'), coalesce(locations, '{}'));
  end if;
  return null;
end $$;
create trigger practice_search_after_insert after insert on signa.organization referencing new table as new_rows
  for each statement execute function signa.practice_search_changed();
create trigger practice_search_after_update after update on signa.organization referencing old table as old_rows new table as new_rows
  for each statement execute function signa.practice_search_changed();
create trigger practice_search_after_insert after insert on signa.location referencing new table as new_rows
  for each statement execute function signa.practice_search_changed();
create trigger practice_search_after_update after update on signa.location referencing old table as old_rows new table as new_rows
  for each statement execute function signa.practice_search_changed();

-- A page of the groups in which each pattern is contained: { count, groups }. Those that are named so come first.
create function signa.find_practices(p_is_active boolean, p_patterns text[], p_limit integer, p_skip integer)
  returns jsonb language plpgsql stable security definer set search_path = signa, pg_temp as $$
declare
  kept text := case when p_is_active then 'active_texts is not null' when not p_is_active then 'not is_active' else 'true' end;
  named text := 'true';
  pattern text;
  answer jsonb;
begin
  foreach pattern in array p_patterns loop
    kept := kept || format(' and %I like lower(%L)', case when p_is_active then 'active_texts' else 'texts' end, pattern);
    named := named || format(' and name like lower(%L)', pattern);
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
-- Only who may create in the schema may be given a function of it.
grant create on schema signa to signa_functions;
alter function signa.lay_practice_search(bigint[], bigint[]) owner to signa_functions;
alter function signa.practice_search_changed() owner to signa_functions;
alter function signa.find_practices(boolean, text[], integer, integer) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.location_texts(text, text, text, jsonb, jsonb), signa.lay_practice_search(bigint[], bigint[]),
  signa.practice_search_changed(), signa.find_practices(boolean, text[], integer, integer) from public;
grant execute on function signa.location_texts(text, text, text, jsonb, jsonb),
  signa.find_practices(boolean, text[], integer, integer) to signa_app;
`;
