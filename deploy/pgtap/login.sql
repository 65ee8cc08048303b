-- Tries what a server's login can and can't do: as the login itself, and then as signa_app in the scope of one location.
-- Run it as a superuser with pgTAP installed, on a database that contains records. `signa.login` is the login's name:
--   psql -d signa -XAtq -v ON_ERROR_STOP=1 -c "set signa.login = 'signa_server'" -f deploy/pgtap/login.sql
-- All changes are rolled back at the end.
begin;
create schema tap;
create extension pgtap schema tap;
grant usage on schema tap to public;
set local search_path = tap, pg_catalog;
select * from no_plan();

-- The login before it sets a role ---------------------------------------------------------------------------------

select set_config('role', 'none', true);
select set_config('session_authorization', current_setting('signa.login'), true);
select throws_ok($$ select from signa.client $$, '42501', null, 'the login cannot read before it becomes signa_app');
select throws_ok($$ set local role signa_functions $$, '42501', null, 'it cannot become signa_functions');
select throws_ok(format('set local role %I', (select rolname from pg_roles where oid = 10)), '42501', null, 'it cannot become a superuser');
select throws_ok($$ create role signa_other $$, '42501', null, 'it cannot create roles');
select throws_ok($$ create schema signa_other $$, '42501', null, 'it cannot create schemas');
select throws_ok($$ alter table signa.client disable row level security $$, '42501', null, 'it cannot alter tables');
select throws_ok($$ set local session_replication_role = 'replica' $$, '42501', null, 'it cannot disable triggers');
select throws_ok($$ select pg_read_file('postgresql.conf') $$, '42501', null, 'it cannot read files');
select throws_ok($$ copy (select 1) to program 'true' $$, '42501', null, 'it cannot run programs');

-- signa_app in the scope of one location ---------------------------------------------------------------------------

set local role signa_app;
select throws_ok($$ update signa.audit_record set operation = operation $$, '42501', null, 'signa_app cannot change audit records');
select throws_ok($$ delete from signa.audit_record $$, '42501', null, 'it cannot delete audit records');
select throws_ok($$ insert into signa.audit_record default values $$, '42501', null, 'it can add audit records only with the function');
select throws_ok($$ update signa.audit_head set sequence = 0 $$, '42501', null, 'it cannot move the head of an audit chain');
select throws_ok($$ update signa.role set can_authorize = true $$, '42501', null, 'it can change roles only with the function');
select throws_ok($$ update signa.product set is_active = false $$, '42501', null, 'it cannot change products');
select throws_ok($$ delete from signa.prescription $$, '42501', null, 'it cannot delete prescriptions');
select throws_ok($$ truncate signa.task $$, '42501', null, 'it cannot truncate tables');

select is_empty(format('select from signa.%I', c.relname), c.relname || ' is empty without a scope')
from pg_class c
where c.relnamespace = (select oid from pg_namespace where nspname = 'signa') and c.relrowsecurity
  -- Except tables without a location, and locations, organizations, and users, which all users can look up.
  and c.relname not in ('feature_flag', 'shortcut', 'app_user', 'location', 'organization')
  and has_table_privilege(c.oid, 'select')
order by c.relname;

select set_config('signa.locations', (select format('{%s}', min(id)) from signa.location), true);
select isnt_empty($$ select from signa.client $$, 'clients in the scope are visible');
select is_empty(
  format('select location_id from signa.%I where location_id is not null and location_id <> all (signa.scope())', c.relname),
  c.relname || ' shows only rows in the scope')
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'location_id' and not a.attisdropped
where c.relnamespace = (select oid from pg_namespace where nspname = 'signa') and c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'select')
order by c.relname;
select throws_ok(
  format('update signa.%I set location_id = (select max(id) from signa.location)', c.relname), '42501', null,
  c.relname || ' rejects moving a row to another location')
from pg_class c
where c.relnamespace = (select oid from pg_namespace where nspname = 'signa') and c.relname in ('client', 'patient', 'prescription', 'task')
order by c.relname;
select throws_ok(
  $$ select signa.append_audit((select max(id) from signa.location), now(), '{"username": "x"}', 'x', '[]') $$, '42501', null,
  'it cannot append to the audit chain of another location');
select throws_ok($$ select signa.audit_break((select max(id) from signa.location)) $$, '42501', null, 'it cannot verify the audit chain of another location');

select * from finish();
rollback;
