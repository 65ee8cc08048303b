/**
 * The serving role can add and change roles, for support only: a role belongs to the whole installation. What belongs
 * to no location is audited on the installation's own chain (decision 57).
 */
export const name = '0052-roles';
export const sql = `
alter table signa.role add column version integer not null default 1;
create index location_user_by_role on signa.location_user (role_id, location_id) where is_active;

-- The serving role writes roles through these alone, and they write for support alone.
create function signa.require_directory() returns void language plpgsql stable set search_path = signa, pg_temp as $$
begin
  if not directory() then
    raise exception 'Roles of the installation are for support alone' using errcode = 'insufficient_privilege';
  end if;
end $$;
create function signa.add_role(p_name text, p_can_authorize boolean, p_is_active boolean, p_icon text) returns bigint
  language plpgsql security definer set search_path = signa, pg_temp as $$
declare
  added bigint;
begin
  perform require_directory();
  insert into role (name, can_authorize, is_active, icon) values (p_name, p_can_authorize, p_is_active, p_icon) returning id into added;
  return added;
end $$;
-- Holds a role and moves its version; false where there is none.
create function signa.take_role(p_role bigint) returns boolean
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  perform require_directory();
  update role set version = version + 1 where id = p_role;
  return found;
end $$;
create function signa.change_role(p_role bigint, p_can_authorize boolean, p_is_active boolean) returns void
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  perform require_directory();
  update role set can_authorize = p_can_authorize, is_active = p_is_active where id = p_role;
end $$;
-- Links are { moduleId, canView, canEdit, canDelete }; one to any other module becomes inactive and keeps its rights.
create function signa.change_role_modules(p_role bigint, p_links jsonb) returns void
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  perform require_directory();
  update role_module set is_active = false
    where role_id = p_role and is_active and module_id not in (select (l ->> 'moduleId')::bigint from jsonb_array_elements(p_links) l);
  insert into role_module (role_id, module_id, is_active, can_view, can_edit, can_delete)
    select p_role, l."moduleId", true, l."canView", l."canEdit", l."canDelete"
    from jsonb_to_recordset(p_links) as l ("moduleId" bigint, "canView" boolean, "canEdit" boolean, "canDelete" boolean)
    on conflict (role_id, module_id) do update set is_active = true, can_view = excluded.can_view,
      can_edit = excluded.can_edit, can_delete = excluded.can_delete;
end $$;

-- The chain of the installation stands under a number that is no location's (store/installation.ts).
alter table signa.audit_head drop constraint audit_head_location_id_fkey;
alter table signa.audit_record drop constraint audit_record_location_id_fkey;
alter table signa.idempotency_record drop constraint idempotency_record_location_id_fkey;

-- Whom a change of a role concerns (A-263). The roles by which requests are approved are told by core, before and after:
-- those whose people authorize and are signed for, and those whose people answer requests at all. Names are cut off, the
-- numbers are not.
create function signa.role_effect(p_role bigint, p_authorizing bigint[], p_answering bigint[], p_authorizing_after bigint[],
  p_answering_after bigint[], p_now timestamptz, p_places integer, p_people integer)
  returns jsonb language plpgsql stable security definer set search_path = signa, pg_temp as $$
begin
  perform require_directory();
  return (
    with staff as materialized (
      select u.location_id, u.id, u.user_id, u.role_id, u.display_name, a.is_enabled_in_okta as is_enabled,
        btrim(coalesce(u.vet_license_number, '')) <> ''
          and coalesce(u.vet_license_expiration >= (p_now at time zone l.time_zone)::date, true) as is_licensed
      from location_user u join app_user a on a.id = u.user_id join location l on l.id = u.location_id
        left join organization o on o.id = l.organization_id
      where u.is_active and l.is_active and o.is_active is not false
        and u.location_id in (select location_id from location_user where role_id = p_role and is_active)
    ), deputy as (
      select d.location_id, d.delegated_location_user_id as id,
        bool_or(v.role_id = any (p_authorizing)) as signs, bool_or(v.role_id = any (p_authorizing_after)) as signs_after,
        bool_or(v.role_id = any (p_authorizing) and v.is_licensed) as approves,
        bool_or(v.role_id = any (p_authorizing_after) and v.is_licensed) as approves_after
      from delegation d join staff v on v.location_id = d.location_id and v.id = d.location_user_id
      group by d.location_id, d.delegated_location_user_id
    ), person as (
      select s.location_id, s.user_id, s.role_id, s.display_name,
        s.role_id = p_role or (s.role_id = any (p_authorizing) or coalesce(d.signs, false))
          <> (s.role_id = any (p_authorizing_after) or coalesce(d.signs_after, false)) as is_concerned,
        s.is_enabled and s.role_id = any (p_answering)
          and (s.role_id = any (p_authorizing) and s.is_licensed or coalesce(d.approves, false)) as approves,
        s.is_enabled and s.role_id = any (p_answering_after)
          and (s.role_id = any (p_authorizing_after) and s.is_licensed or coalesce(d.approves_after, false)) as approves_after
      from staff s left join deputy d on d.location_id = s.location_id and d.id = s.id
    ), place as (
      select p.location_id, count(*) filter (where p.is_concerned) as people,
        bool_or(p.approves) and not bool_or(p.approves_after) as is_left_alone
      from person p group by p.location_id having bool_or(p.role_id = p_role)
    ), told as materialized (
      select p.location_id, l.name, p.people, case when p.is_left_alone then (
        select count(*) from task t where t.location_id = p.location_id and t.status = 'PENDING' and not t.archived) else 0 end as stranded
      from place p join location l on l.id = p.location_id
    ), shown as (
      select * from told order by stranded desc, lower(name), location_id limit p_places
    )
    select jsonb_build_object(
      'locationCount', (select count(*) from told),
      'peopleCount', (select count(distinct user_id) from person where is_concerned),
      'strandedCount', (select count(*) from told where stranded > 0),
      'places', coalesce((select jsonb_agg(jsonb_build_object(
          'locationId', s.location_id::text, 'name', s.name, 'peopleCount', s.people, 'strandedRequests', s.stranded,
          'people', (select coalesce(jsonb_agg(c.display_name order by lower(c.display_name)), '[]') from (
            select p.display_name from person p where p.location_id = s.location_id and p.is_concerned
            order by lower(p.display_name) limit p_people) c))
        order by s.stranded desc, lower(s.name), s.location_id) from shown s), '[]')));
end $$;
grant create on schema signa to signa_functions;
alter function signa.add_role(text, boolean, boolean, text) owner to signa_functions;
alter function signa.take_role(bigint) owner to signa_functions;
alter function signa.change_role(bigint, boolean, boolean) owner to signa_functions;
alter function signa.change_role_modules(bigint, jsonb) owner to signa_functions;
alter function signa.role_effect(bigint, bigint[], bigint[], bigint[], bigint[], timestamptz, integer, integer) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.add_role(text, boolean, boolean, text),
  signa.take_role(bigint),
  signa.change_role(bigint, boolean, boolean),
  signa.change_role_modules(bigint, jsonb),
  signa.role_effect(bigint, bigint[], bigint[], bigint[], bigint[], timestamptz, integer, integer) from public;
grant execute on function signa.add_role(text, boolean, boolean, text),
  signa.take_role(bigint),
  signa.change_role(bigint, boolean, boolean),
  signa.change_role_modules(bigint, jsonb),
  signa.role_effect(bigint, bigint[], bigint[], bigint[], bigint[], timestamptz, integer, integer) to signa_app;
`;
