/**
 * Looks up an account by username through an index again. Since users have a read policy (m0080), each lookup scanned
 * all of them: the index is on the lowercase username, and a policy is evaluated before a condition that calls a
 * function. Now a function finds the row, and the policy decides whether it can be read.
 */
export const name = '0082-account-by-name';
export const sql = `
create function signa.account_of(p_username text) returns bigint
  language sql stable security definer set search_path = signa, pg_temp as $$
  select id from app_user where lower(username) = lower(p_username)
$$;

-- Everybody who acted at a location of the scope, or as whom somebody did, by one step of an index for each; with what
-- they are called there, in support or, as far as the scope shows them, as a user.
create function signa.audit_people(p_location bigint) returns table (username text, name text)
  language sql stable security definer set search_path = signa, pg_temp as $$
  with recursive acting (value) as (
    select (select min(e.username) from audit_record e where e.location_id = p_location)
    where p_location = any (scope())
    union all
    select (select min(e.username) from audit_record e where e.location_id = p_location and e.username > a.value)
    from acting a where a.value is not null
  ), impersonated (value) as (
    select (select min(e.impersonated_username) from audit_record e where e.location_id = p_location)
    where p_location = any (scope())
    union all
    select (select min(e.impersonated_username) from audit_record e
      where e.location_id = p_location and e.impersonated_username > i.value)
    from impersonated i where i.value is not null
  ), people as (
    select value from acting where value is not null union select value from impersonated where value is not null
  )
  select people.value, coalesce(here.display_name, case when s.username is not null then concat_ws(' ', s.first_name, s.last_name) end,
    case when a.id is not null then concat_ws(' ', a.first_name, a.last_name) end)
  from people
    left join support_user s on lower(s.username) = lower(people.value)
    left join app_user a on lower(a.username) = lower(people.value)
      and exists (select from location_user u where u.user_id = a.id and u.location_id = any (scope()))
    left join location_user here on here.user_id = a.id and here.location_id = p_location
$$;

grant create on schema signa to signa_functions;
alter function signa.account_of(text) owner to signa_functions;
alter function signa.audit_people(bigint) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.account_of(text), signa.audit_people(bigint) from public;
grant execute on function signa.account_of(text), signa.audit_people(bigint) to signa_app;
`;
