/**
 * Search text of clients, one row per client except office use: name, email, digits of active phones, and names of
 * actively linked patients. Triggers keep it current, whoever writes a client, a patient, or a link.
 *
 * Row-level security is evaluated before LIKE on every row, which prevents the use of text indexes. The serving role
 * therefore calls functions that first check the location against its scope, and cannot read the texts directly.
 */
export const name = '0008-client-search';
export const sql = `
create table signa.client_search (
  location_id bigint not null,
  client_id bigint not null,
  is_active boolean not null,
  -- In small letters, as the list is ordered by them.
  last_name text,
  first_name text,
  -- In small letters, a line each; a term of a search holds no line break.
  texts text not null,
  primary key (location_id, client_id),
  foreign key (location_id, client_id) references signa.client on delete cascade
);
create index client_search_order on signa.client_search (location_id, last_name, first_name, client_id);
alter table signa.client_search enable row level security;

-- The operator class lies wherever the extension was created. Searched far more than written, so kept sorted at once.
do $$ declare
  place text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  execute format('create index client_search_texts on signa.client_search using gin (texts %I.gin_trgm_ops) with (fastupdate = off)', place);
  execute format('create index patient_name on signa.patient using gin (lower(name) %I.gin_trgm_ops) with (fastupdate = off)', place);
end $$;
create index patient_order on signa.patient (location_id, lower(name), id) where not is_office_use;

create function signa.lay_client_search(p_locations bigint[], p_clients bigint[]) returns void
  language plpgsql set search_path = signa, pg_temp as $$
begin
  -- Two writers of one client's patients would each lay it without the other's; the later waits here and then sees both.
  perform from client_search s
    where (s.location_id, s.client_id) in (select * from unnest(p_locations, p_clients))
    order by s.location_id, s.client_id for update;
  insert into client_search (location_id, client_id, is_active, last_name, first_name, texts)
    select c.location_id, c.id, c.is_active, lower(c.last_name), lower(c.first_name), (
      select lower(string_agg(regexp_replace(line, '\\s+', ' ', 'g'), E'\\n')) from (
        select concat_ws(' ', c.first_name, c.last_name)
        union all select c.email
        union all select regexp_replace(p ->> 'phoneNumber', '\\D', '', 'g')
          from jsonb_array_elements(c.phones) p where (p ->> 'isActive')::boolean
        union all select pt.name
          from patient_client l join patient pt on pt.location_id = l.location_id and pt.id = l.patient_id
          where l.location_id = c.location_id and l.client_id = c.id and l.is_active
      ) found (line))
    from client c
    where (c.location_id, c.id) in (select * from unnest(p_locations, p_clients)) and not c.is_office_use
    on conflict (location_id, client_id) do update set is_active = excluded.is_active, last_name = excluded.last_name,
      first_name = excluded.first_name, texts = excluded.texts
    where (client_search.is_active, client_search.last_name, client_search.first_name, client_search.texts)
      is distinct from (excluded.is_active, excluded.last_name, excluded.first_name, excluded.texts);
end $$;

create function signa.client_search_changed() returns trigger
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
    where (n.first_name, n.last_name, n.email, n.is_active, n.phones)
      is distinct from (o.first_name, o.last_name, o.email, o.is_active, o.phones);
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
create trigger client_search_after_insert after insert on signa.client referencing new table as new_rows
  for each statement execute function signa.client_search_changed();
create trigger client_search_after_update after update on signa.client referencing old table as old_rows new table as new_rows
  for each statement execute function signa.client_search_changed();
create trigger client_search_after_update after update on signa.patient referencing old table as old_rows new table as new_rows
  for each statement execute function signa.client_search_changed();
create trigger client_search_after_insert after insert on signa.patient_client referencing new table as new_rows
  for each statement execute function signa.client_search_changed();
create trigger client_search_after_update after update on signa.patient_client referencing old table as old_rows new table as new_rows
  for each statement execute function signa.client_search_changed();
create trigger client_search_after_delete after delete on signa.patient_client referencing old table as old_rows
  for each statement execute function signa.client_search_changed();

-- A page of the clients in whose texts each pattern is contained: { count, ids }. The statement is written with its
-- values, so that it is planned for them: a small location is read whole, a rare text is looked up.
create function signa.find_clients(p_location bigint, p_is_active boolean, p_patterns text[], p_limit integer, p_skip integer)
  returns jsonb language plpgsql stable security definer set search_path = signa, pg_temp as $$
declare
  kept text := format('location_id = %L::bigint', p_location);
  pattern text;
  answer jsonb;
begin
  perform require_scope(p_location);
  if p_is_active is not null then
    kept := kept || format(' and is_active = %L', p_is_active);
  end if;
  foreach pattern in array p_patterns loop
    kept := kept || format(' and texts like lower(%L)', pattern);
  end loop;
  execute format($statement$
    with found as %s (select client_id, last_name, first_name from client_search where %s)
    select jsonb_build_object('count', (select count(*) from found), 'ids', coalesce((
      select jsonb_agg(page.client_id::text order by page.last_name, page.first_name, page.client_id)
      from (select * from found order by last_name, first_name, client_id limit %s offset %s) page), '[]'))
  $statement$, case when cardinality(p_patterns) > 0 then 'materialized' else 'not materialized' end, kept, p_limit, p_skip)
  into answer;
  return answer;
end $$;
-- The first patients by name, of those in whose name the pattern is contained; a pattern of null finds all.
create function signa.find_patients(p_locations bigint[], p_pattern text, p_limit integer)
  returns table (location_id bigint, id bigint) language plpgsql stable security definer set search_path = signa, pg_temp as $$
begin
  perform require_scope(l) from unnest(p_locations) l;
  return query execute format('select p.location_id, p.id from patient p where p.location_id %s and not p.is_office_use %s
    order by lower(p.name), p.id limit %s',
    case when cardinality(p_locations) = 1 then format('= %L::bigint', p_locations[1]) else format('= any (%L::bigint[])', p_locations) end,
    case when p_pattern is not null then format('and lower(p.name) like lower(%L)', p_pattern) end, p_limit);
end $$;
revoke execute on function signa.lay_client_search(bigint[], bigint[]), signa.client_search_changed(),
  signa.find_clients(bigint, boolean, text[], integer, integer), signa.find_patients(bigint[], text, integer) from public;
grant execute on function signa.find_clients(bigint, boolean, text[], integer, integer),
  signa.find_patients(bigint[], text, integer) to signa_app;

select signa.lay_client_search(array_agg(location_id), array_agg(id)) from signa.client;
`;
