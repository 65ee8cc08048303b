/**
 * The serving role can add and change users. A user's names and status are one row of the whole installation, which can
 * be changed by callers who see one of the user's assignments. Of assignments outside the scope, only which one is
 * primary is disclosed, because exactly one must be.
 */
export const name = '0042-users';
export const sql = `
alter table signa.app_user add column version integer not null default 1,
  -- What the identity provider calls the account; null where Signa does not keep accounts there (decision 50).
  add column provider_id text;
alter table signa.location_user add column version integer not null default 1;

alter table signa.app_user enable row level security;
alter table signa.app_user force row level security;
create policy functions on signa.app_user to signa_functions using (true) with check (true);
-- Everybody goes on reading who somebody is, as before; the stores narrow that.
create policy everybody on signa.app_user for select to signa_app using (true);
create policy added on signa.app_user for insert to signa_app with check (true);
create policy in_scope on signa.app_user for update to signa_app
  using (exists (select from signa.location_user u where u.user_id = app_user.id)) with check (true);
grant insert (id, username, first_name, last_name, email, is_enabled_in_okta, phones, provider_id) on signa.app_user to signa_app;
grant update (username, first_name, last_name, email, is_enabled_in_okta, phones, provider_id, version) on signa.app_user to signa_app;

-- All assignments of a person whom the scope shows, beyond the scope too, as the primary flag asks for them (A-040, A-089).
create function signa.assignments_of(p_user bigint) returns table (id bigint, location_id bigint, is_active boolean, is_primary boolean)
  language sql stable security definer set search_path = signa, pg_temp as $$
  select u.id, u.location_id, u.is_active and l.is_active and o.is_active is not false, u.is_primary
  from location_user u join location l on l.id = u.location_id left join organization o on o.id = l.organization_id
  where u.user_id = p_user
    and (directory() or exists (select from location_user s where s.user_id = p_user and s.location_id = any (scope())))
$$;
-- Moves the flag to one of them, or takes it from all; what did not have it and does not get it stays untouched.
create function signa.set_primary(p_user bigint, p_assignment bigint) returns void
  language sql security definer set search_path = signa, pg_temp as $$
  update location_user u set is_primary = not u.is_primary, version = u.version + 1
  where u.user_id = p_user and u.is_primary <> coalesce(u.id = p_assignment, false)
    and (directory() or exists (select from location_user s where s.user_id = p_user and s.location_id = any (scope())))
$$;

-- A username that changes takes the account of the provider along; whoever is signed in by the old one, or is switched
-- off, is signed out: an account that is switched on again later begins with a new sign-in.
alter table signa.session drop constraint session_ended_by_check;
alter table signa.session add check (ended_by in ('sign-out', 'owner', 'provider', 'account'));
create function signa.account_changed() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  if new.username is distinct from old.username then
    update identity set username = lower(new.username) where lower(username) = lower(old.username);
  end if;
  if new.username is distinct from old.username or not new.is_enabled_in_okta then
    update session set ended_at = now(), ended_by = 'account' where lower(username) = lower(old.username) and ended_at is null;
  end if;
  return null;
end $$;
create trigger account_changed after update of username, is_enabled_in_okta on signa.app_user for each row
  execute function signa.account_changed();

create or replace function signa.actor(p_username text, p_impersonated text) returns jsonb
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
        'vetLicenseNumber', h.vet_license_number, 'vetLicenseExpiration', h.vet_license_expiration, 'vetLicenseState', h.vet_license_state,
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

grant create on schema signa to signa_functions;
alter function signa.assignments_of(bigint) owner to signa_functions;
alter function signa.set_primary(bigint, bigint) owner to signa_functions;
alter function signa.account_changed() owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.assignments_of(bigint), signa.set_primary(bigint, bigint), signa.account_changed() from public;
grant execute on function signa.assignments_of(bigint), signa.set_primary(bigint, bigint) to signa_app;
`;
