/**
 * Support finds users of every practice by part of a name or email address: two trigram indexes, one for
 * assignments and one for accounts. As with practices (m0051), the serving role calls a function, because its own
 * conditions would be evaluated row by row before an index is used.
 */
export const name = '0057-people-search';
export const sql = `
create function signa.assignment_texts(p_name text, p_email text) returns text language sql immutable parallel safe as $$
    select lower(p_name || E'\\n' || p_email)
  $$;
create function signa.account_texts(p_first text, p_last text, p_username text, p_email text) returns text
  language sql immutable parallel safe as $$
    select lower(p_first || ' ' || p_last || E'\\n' || p_username || E'\\n' || p_email)
  $$;
do $$ declare
  place text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  execute format('create index location_user_texts on signa.location_user using gin (signa.assignment_texts(display_name, email) %I.gin_trgm_ops) with (fastupdate = off)', place);
  execute format('create index app_user_texts on signa.app_user using gin (signa.account_texts(first_name, last_name, username, email) %I.gin_trgm_ops) with (fastupdate = off)', place);
end $$;

-- A page of the assignments in which, or in whose account, each pattern is contained: { count, people }, by name.
create function signa.find_people(p_patterns text[], p_location bigint, p_is_active boolean, p_limit integer, p_skip integer)
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
    of_assignment := of_assignment || format(' and assignment_texts(w.display_name, w.email) like lower(%L)', pattern);
    of_account := of_account || format(' and account_texts(a.first_name, a.last_name, a.username, a.email) like lower(%L)', pattern);
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
-- Only who may create in the schema may be given a function of it.
grant create on schema signa to signa_functions;
alter function signa.find_people(text[], bigint, boolean, integer, integer) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.assignment_texts(text, text), signa.account_texts(text, text, text, text),
  signa.find_people(text[], bigint, boolean, integer, integer) from public;
-- Whoever writes a row computes what its index holds.
grant execute on function signa.assignment_texts(text, text), signa.account_texts(text, text, text, text) to signa_app, signa_functions;
grant execute on function signa.find_people(text[], bigint, boolean, integer, integer) to signa_app;
`;
