/**
 * A function lists the users of a chain. A policy would compare each of ten thousand rows with each of a thousand
 * locations in the scope. The function looks up the rows of those locations instead, and scans them once for page and
 * total.
 */
export const name = '0081-staff-list';
export const sql = `
-- Of each location named that the scope shows too; without a list, of every location of the scope.
create function signa.find_staff(p_locations bigint[], p_is_active boolean, p_pattern text, p_limit integer, p_skip integer)
  returns table (total integer, locations bigint[], ids bigint[])
  language sql stable security definer set search_path = signa, pg_temp as $$
  with place as (
    select l.id, l.is_active and o.is_active is not false as is_open
    from (select distinct p.id from unnest(coalesce(p_locations, scope())) p (id)
        where directory() or p.id in (select unnest(scope()))) seen
      join location l on l.id = seen.id left join organization o on o.id = l.organization_id
  ), found as materialized (
    select u.location_id, u.id, lower(u.display_name) as name
    from place p join location_user u on u.location_id = p.id
    where (p_is_active is null or (u.is_active and p.is_open) = p_is_active)
      and (p_pattern is null or assignment_texts(u.display_name, u.email) like folded(p_pattern)
        or exists (select from app_user a where a.id = u.user_id and folded(a.first_name || ' ' || a.last_name) like folded(p_pattern)))
  ), page as (
    select f.location_id, f.id, f.name from found f order by f.name, f.id limit p_limit offset p_skip
  )
  select (select count(*)::integer from found), array_agg(page.location_id order by page.name, page.id),
    array_agg(page.id order by page.name, page.id) from page
$$;

grant create on schema signa to signa_functions;
alter function signa.find_staff(bigint[], boolean, text, integer, integer) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.find_staff(bigint[], boolean, text, integer, integer) from public;
grant execute on function signa.find_staff(bigint[], boolean, text, integer, integer) to signa_app;
`;
