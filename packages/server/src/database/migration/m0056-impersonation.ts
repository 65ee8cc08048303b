/**
 * An impersonation has a reason, its changes can be unlocked temporarily, and its activity is recorded for the practice
 * . A location can require its consent before support can work as its users.
 */
export const name = '0056-impersonation';
export const sql = `
alter table signa.impersonation
  add column reason text not null default 'Not recorded',
  -- Changes are refused from this instant on; null where they were never unlocked, or were locked again.
  add column unlocked_until timestamptz(3),
  -- When the person who was impersonated marked it as read.
  add column read_at timestamptz(3);
alter table signa.impersonation alter column reason drop default;
create index impersonation_unread on signa.impersonation (lower(username)) where read_at is null;

create sequence signa.impersonation_entry_id;
create table signa.impersonation_entry (
  location_id bigint not null references signa.location,
  id bigint not null default nextval('signa.impersonation_entry_id'),
  impersonation_id bigint not null references signa.impersonation,
  kind text not null check (kind in ('page', 'read', 'write', 'refused', 'unlocked', 'locked')),
  operation text,
  subject text,
  page text,
  reason text,
  times integer not null default 1,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  primary key (location_id, id)
);
-- What happens again is counted.
create unique index impersonation_entry_once on signa.impersonation_entry
  (impersonation_id, location_id, kind, operation, subject, page, reason) nulls not distinct;
create index impersonation_entry_by_location on signa.impersonation_entry (location_id, impersonation_id);
create table signa.support_consent (
  location_id bigint primary key references signa.location,
  is_required boolean not null,
  until timestamptz(3)
);
create trigger access_moved after insert or update or delete on signa.support_consent for each statement
  execute function signa.move_access_version();
grant select on signa.impersonation_entry to signa_app;
grant select, insert, update on signa.support_consent to signa_app;
do $$
declare
  t text;
begin
  foreach t in array array['impersonation_entry', 'support_consent'] loop
    execute format('alter table signa.%I enable row level security', t);
    execute format('alter table signa.%I force row level security', t);
    execute format('create policy functions on signa.%I to signa_functions using (true) with check (true)', t);
    execute format('create policy own_location on signa.%I to signa_app
      using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
        else location_id = any ((select signa.scope())::bigint[]) end)
      with check (location_id = any ((select signa.scope())::bigint[]))', t);
  end loop;
end $$;
grant select, insert, update on signa.impersonation_entry to signa_functions;
grant usage on sequence signa.impersonation_entry_id to signa_functions;
grant select on signa.support_consent to signa_functions;

-- What beside the rights of the person decides what may be done as them: until when changes are unlocked, and what their
-- locations demand.
create function signa.impersonation_terms(p_support text, p_username text) returns jsonb
  language sql stable security definer set search_path = signa, pg_temp as $$
  select jsonb_build_object(
    'unlockedUntil', (select to_char(i.unlocked_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from impersonation i
      where lower(i.support_username) = lower(p_support) and lower(i.username) = lower(p_username) order by i.id desc limit 1),
    'consents', coalesce((select jsonb_agg(jsonb_build_object('locationId', c.location_id::text, 'isRequired', c.is_required,
        'until', to_char(c.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      from support_consent c join location_user u on u.location_id = c.location_id join app_user p on p.id = u.user_id
      where lower(p.username) = lower(p_username)), '[]'))
$$;

-- Notes what was done in an impersonation. A record is noted at its own location; what names none, where it began.
create function signa.note_impersonation(p_impersonation bigint, p_at timestamptz, p_entries jsonb) returns void
  language sql security definer set search_path = signa, pg_temp as $$
  insert into impersonation_entry (location_id, impersonation_id, kind, operation, subject, page, reason, first_at, last_at)
  select coalesce(
      case split_part(e.subject, ':', 1)
        when 'client' then (select location_id from client where location_id = any (scope()) and id = split_part(e.subject, ':', 2)::bigint)
        when 'patient' then (select location_id from patient where location_id = any (scope()) and id = split_part(e.subject, ':', 2)::bigint)
        when 'prescription' then (select location_id from prescription where location_id = any (scope()) and id = split_part(e.subject, ':', 2)::bigint)
        when 'task' then (select location_id from task where location_id = any (scope()) and id = split_part(e.subject, ':', 2)::bigint)
        when 'order' then (select location_id from order_header where location_id = any (scope()) and id = split_part(e.subject, ':', 2)::bigint)
      end,
      (select id from location where id = e.location_id and id = any (scope())),
      i.start_location_id),
    i.id, e.kind, e.operation, e.subject, e.page, e.reason, p_at, p_at
  from impersonation i cross join jsonb_to_recordset(p_entries)
    as e (kind text, operation text, subject text, page text, reason text, location_id bigint)
  where i.id = p_impersonation
  on conflict (impersonation_id, location_id, kind, operation, subject, page, reason)
  do update set times = impersonation_entry.times + 1, last_at = greatest(impersonation_entry.last_at, excluded.last_at)
$$;

grant create on schema signa to signa_functions;
alter function signa.impersonation_terms(text, text) owner to signa_functions;
alter function signa.note_impersonation(bigint, timestamptz, jsonb) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.impersonation_terms(text, text), signa.note_impersonation(bigint, timestamptz, jsonb) from public;
grant execute on function signa.impersonation_terms(text, text), signa.note_impersonation(bigint, timestamptz, jsonb) to signa_app;
`;
