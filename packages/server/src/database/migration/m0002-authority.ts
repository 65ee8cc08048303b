/**
 * Permissions, in one statement per request: a version that changes with every user, role, and location, and one
 * function that returns everything the server must know about a caller.
 */
export const name = '0002-authority';
export const sql = `
create table signa.access_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into signa.access_version (version) values (1);
grant select on signa.access_version to signa_app;

create function signa.move_access_version() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  update access_version set version = version + 1;
  return null;
end $$;
do $$
declare t text;
begin
  foreach t in array array['organization', 'location', 'module', 'role', 'role_module', 'app_user', 'support_user',
    'location_user', 'delegation', 'impersonation']
  loop
    execute format('create trigger access_moved after insert or update or delete on signa.%I for each statement execute function signa.move_access_version()', t);
  end loop;
end $$;

create index impersonation_by_pair on signa.impersonation (lower(support_username), lower(username), id desc);

-- Everything the server must know of a caller: the support user of that name, else the person; while impersonating the
-- person impersonated. All assignments, with what decides whether they count (A-040), and the delegations they hold.
create function signa.actor(p_username text, p_impersonated text) returns jsonb
  language sql stable security definer set search_path = signa, pg_temp as $$
  with support as (
    select * from support_user where lower(username) = lower(p_username)
  ), latest as (
    select * from impersonation
    where p_impersonated is not null and lower(support_username) = lower(p_username) and lower(username) = lower(p_impersonated)
    order by id desc limit 1
  ), person as (
    select * from app_user
    where lower(username) = lower(case when exists (select from support) then p_impersonated else p_username end)
  ), held as (
    select u.* from location_user u where u.user_id = (select id from person)
  )
  select jsonb_build_object(
    'version', (select version::text from access_version),
    'support', (select jsonb_build_object('username', username, 'email', email, 'firstName', first_name, 'lastName', last_name,
      'inAdminSupportGroup', in_admin_support_group) from support),
    'impersonation', (select jsonb_build_object('id', id::text, 'username', username, 'isEnded', ended_at is not null,
      'expiresAt', to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from latest),
    'person', (select jsonb_build_object('id', id::text, 'username', username, 'isEnabled', is_enabled_in_okta) from person),
    'assignments', coalesce((select jsonb_agg(jsonb_build_object(
        'id', h.id::text, 'uuid', h.uuid, 'locationId', h.location_id::text, 'displayName', h.display_name,
        'isActive', h.is_active, 'isPrimary', h.is_primary, 'roleId', h.role_id::text,
        'location', jsonb_build_object('isActive', l.is_active, 'timeZone', l.time_zone, 'isOfficeUseEnabled', l.is_office_use_enabled,
          'organization', case when o.id is not null then jsonb_build_object('id', o.id::text, 'isActive', o.is_active) end),
        'delegatedAccess', coalesce((select jsonb_agg(jsonb_build_object(
            'locationUserId', d.location_user_id::text, 'delegatedLocationUserId', d.delegated_location_user_id::text))
          from delegation d where d.location_id = h.location_id and d.delegated_location_user_id = h.id), '[]')) order by h.id)
      from held h join location l on l.id = h.location_id left join organization o on o.id = l.organization_id), '[]'),
    'roles', coalesce((select jsonb_agg(jsonb_build_object(
        'id', r.id::text, 'name', r.name, 'isActive', r.is_active, 'canAuthorize', r.can_authorize,
        'rolesModules', coalesce((select jsonb_agg(jsonb_build_object(
            'isActive', rm.is_active, 'canView', rm.can_view, 'canEdit', rm.can_edit, 'canDelete', rm.can_delete,
            'module', jsonb_build_object('id', m.id::text, 'name', m.name, 'label', m.label, 'icon', m.icon, 'link', m.link,
              'orderBy', m.order_by, 'isActive', m.is_active, 'isNavigation', m.is_navigation, 'parentModuleId', m.parent_module_id::text)))
          from role_module rm join module m on m.id = rm.module_id where rm.role_id = r.id), '[]')))
      from role r where r.id in (select role_id from held)), '[]')
  )
$$;
revoke execute on function signa.actor(text, text) from public;
grant execute on function signa.actor(text, text) to signa_app;
`;
