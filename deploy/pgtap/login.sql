-- What a server's login can and cannot do, tried: as the login itself, then as the plain role within the scope of one
-- location. As a superuser, where pgTAP is installed, on a database that has records; `signa.login` is the login's name:
--   psql -d signa -XAtq -v ON_ERROR_STOP=1 -c "set signa.login = 'signa_server'" -f deploy/pgtap/login.sql
-- Everything is rolled back at the end.
begin;
create schema tap;
create extension pgtap schema tap;
grant usage on schema tap to public;
set local search_path = tap, pg_catalog;
select * from no_plan();

-- The login that has not become anything yet -----------------------------------------------------------------------

select set_config('role', 'none', true);
select set_config('session_authorization', current_setting('signa.login'), true);
select throws_ok($$ select from signa.client $$, '42501', null, 'a login that is not the plain role reads nothing');
select throws_ok($$ set local role signa_functions $$, '42501', null, 'it may not become the role of the functions');
select throws_ok(format('set local role %I', (select rolname from pg_roles where oid = 10)), '42501', null, 'nor a superuser');
select throws_ok($$ create role signa_other $$, '42501', null, 'it makes no roles');
select throws_ok($$ create schema signa_other $$, '42501', null, 'it makes no schemas');
select throws_ok($$ alter table signa.client disable row level security $$, '42501', null, 'it changes no table');
select throws_ok($$ set local session_replication_role = 'replica' $$, '42501', null, 'it switches no trigger off');
select throws_ok($$ select pg_read_file('postgresql.conf') $$, '42501', null, 'it reads no file');
select throws_ok($$ copy (select 1) to program 'true' $$, '42501', null, 'it starts no program');

-- The plain role, within one location ------------------------------------------------------------------------------

set local role signa_app;
select throws_ok($$ update signa.audit_record set operation = operation $$, '42501', null, 'no record of who did what is changed');
select throws_ok($$ delete from signa.audit_record $$, '42501', null, 'none is removed');
select throws_ok($$ insert into signa.audit_record default values $$, '42501', null, 'none is added but by its function');
select throws_ok($$ update signa.audit_head set sequence = 0 $$, '42501', null, 'the end of a chain is not moved');
select throws_ok($$ update signa.role set can_authorize = true $$, '42501', null, 'no role is changed but by its function');
select throws_ok($$ update signa.product set is_active = false $$, '42501', null, 'no product is changed');
select throws_ok($$ delete from signa.prescription $$, '42501', null, 'no prescription is removed');
select throws_ok($$ truncate signa.task $$, '42501', null, 'no table is emptied');

select is_empty(format('select from signa.%I', c.relname), c.relname || ' is empty without a scope')
from pg_class c
where c.relnamespace = (select oid from pg_namespace where nspname = 'signa') and c.relrowsecurity
  -- What belongs to no location, and places and people, which everybody may look up.
  and c.relname not in ('feature_flag', 'shortcut', 'app_user', 'location', 'organization')
  and has_table_privilege(c.oid, 'select')
order by c.relname;

select set_config('signa.locations', (select format('{%s}', min(id)) from signa.location), true);
select isnt_empty($$ select from signa.client $$, 'within its scope there are clients');
select is_empty(
  format('select location_id from signa.%I where location_id is not null and location_id <> all (signa.scope())', c.relname),
  c.relname || ' shows the rows of the scope alone')
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'location_id' and not a.attisdropped
where c.relnamespace = (select oid from pg_namespace where nspname = 'signa') and c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'select')
order by c.relname;
select throws_ok(
  format('update signa.%I set location_id = (select max(id) from signa.location)', c.relname), '42501', null,
  c.relname || ' lets no row go to another location')
from pg_class c
where c.relnamespace = (select oid from pg_namespace where nspname = 'signa') and c.relname in ('client', 'patient', 'prescription', 'task')
order by c.relname;
select throws_ok(
  $$ select signa.append_audit((select max(id) from signa.location), now(), '{"username": "x"}', 'x', '[]') $$, '42501', null,
  'no chain of another location grows');
select throws_ok($$ select signa.audit_break((select max(id) from signa.location)) $$, '42501', null, 'none is looked at');

select * from finish();
rollback;
