/**
 * Users, locations, and organizations are read like records: those in the scope, and all of them by callers who look up
 * users and locations (support, and the server itself). Before, only the stores limited what could be read.
 *
 * The planner evaluates a policy for each row; its condition on users uses the index of assignments.
 */
export const name = '0080-read-policies';
export const contracts =
  'a server of the previous version finds no locations for its timers and PIMS notifications until it is replaced';
export const sql = `
drop policy every_location on signa.location;
create policy seen_location on signa.location for select to signa_app
  using (id = any ((select signa.scope())::bigint[]) or (select signa.directory()));
drop policy every_organization on signa.organization;
create policy seen_organization on signa.organization for select to signa_app
  using ((select signa.directory()) or exists (select from signa.location l where l.organization_id = organization.id));
drop policy everybody on signa.app_user;
create policy seen_person on signa.app_user for select to signa_app
  using ((select signa.directory()) or exists (select from signa.location_user u where u.user_id = app_user.id));

-- Whether a username is taken, by support as well; not by whom.
create function signa.is_username_taken(p_username text) returns boolean
  language sql stable security definer set search_path = signa, pg_temp as $$
    select exists (select from app_user where lower(username) = lower(p_username)
      union all select from support_user where lower(username) = lower(p_username))
  $$;
grant create on schema signa to signa_functions;
alter function signa.is_username_taken(text) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.is_username_taken(text) from public;
grant execute on function signa.is_username_taken(text) to signa_app;
`;
