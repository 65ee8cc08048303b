-- pgTAP tests of the roles, grants, and policies that isolate practices, independent of `signa-server check`. Run them as
-- a superuser with pgTAP installed (Debian: postgresql-15-pgtap), on the database or a copy of it:
--   psql -d signa -XAtq -v ON_ERROR_STOP=1 -f deploy/pgtap/walls.sql
-- A line that starts with `not ok` describes a problem. All changes are rolled back at the end, including pgTAP.
begin;
create schema tap;
create extension pgtap schema tap;
set local search_path = tap, signa, pg_catalog;
select * from no_plan();

-- The roles --------------------------------------------------------------------------------------------------------

select has_role('signa_app');
select has_role('signa_functions');
select isnt_superuser('signa_app');
select isnt_superuser('signa_functions');
select is_empty(
  $$ select rolname from pg_roles where rolname in ('signa_app', 'signa_functions')
     and (rolcanlogin or rolinherit or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication) $$,
  'signa_app and signa_functions have no attributes of their own');
select is_empty(
  $$ select m.rolname from pg_auth_members a join pg_roles m on m.oid = a.member join pg_roles r on r.oid = a.roleid
     where r.rolname = 'signa_functions' and not m.rolcreaterole and not m.rolsuper $$,
  'only roles that run migrations are members of signa_functions');
select is_empty(
  $$ select m.rolname from pg_auth_members a join pg_roles m on m.oid = a.member join pg_roles r on r.oid = a.roleid
     where r.rolname = 'signa_app' and m.rolcanlogin and not m.rolsuper
       and not exists (select from pg_namespace n where n.nspname = 'signa' and n.nspowner = m.oid)
       and (m.rolinherit or m.rolbypassrls or m.rolcreaterole or m.rolcreatedb or m.rolreplication) $$,
  'a login of servers inherits no privileges and has no attributes of its own');
select is_empty(
  $$ select c.relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname in ('signa_app', 'signa_functions')
     union all select n.nspname from pg_namespace n join pg_roles r on r.oid = n.nspowner where r.rolname in ('signa_app', 'signa_functions')
     union all select d.datname from pg_database d join pg_roles r on r.oid = d.datdba where r.rolname in ('signa_app', 'signa_functions') $$,
  'neither role owns a table, schema, or database');

-- The schemas ------------------------------------------------------------------------------------------------------

select has_schema('signa');
select has_schema('pgboss');
select has_extension('pg_trgm');
select schema_privs_are('signa', 'signa_app', array['USAGE']);
select schema_privs_are('signa', 'signa_functions', array['USAGE']);
select schema_privs_are('pgboss', 'signa_app', array['USAGE']);
select is_empty(
  $$ select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join aclexplode(c.relacl) a
     where n.nspname in ('signa', 'pgboss') and a.grantee = 0 $$,
  'PUBLIC has no privileges on tables and sequences');
select is_empty(
  $$ select c.relname from pg_class c where c.relnamespace = 'signa'::regnamespace and c.relkind in ('r', 'p')
     and has_table_privilege('signa_app', c.oid, 'truncate, references, trigger') $$,
  'signa_app cannot truncate tables, reference them, or add triggers');
select is_empty(
  $$ select c.relname from pg_class c where c.relnamespace = 'signa'::regnamespace and c.relkind in ('v', 'm')
     and not coalesce(c.reloptions @> '{security_invoker=true}', false) $$,
  'views run with the privileges of the caller');

-- Row-level security -----------------------------------------------------------------------------------------------

select is_empty(
  $$ select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'location_id' and not a.attisdropped
     where c.relnamespace = 'signa'::regnamespace and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity) $$,
  'every table with rows of a location forces row-level security');
select is_empty(
  $$ select c.relname from pg_class c where c.relnamespace = 'signa'::regnamespace and c.relrowsecurity and not c.relforcerowsecurity $$,
  'row-level security is forced wherever it is enabled');
select is_empty(
  $$ select tablename, policyname from pg_policies where schemaname = 'signa' and not roles <@ array['signa_app', 'signa_functions']::name[] $$,
  'policies apply only to signa_app and signa_functions');
select is_empty(
  $$ select p.tablename, p.policyname from pg_policies p join pg_class c on c.relname = p.tablename and c.relnamespace = 'signa'::regnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'location_id'
     where p.schemaname = 'signa' and 'signa_app' = any (p.roles) and p.qual !~ 'scope|directory' and p.cmd <> 'INSERT' $$,
  'policies of signa_app on rows of a location use its scope');

-- Functions --------------------------------------------------------------------------------------------------------

select is_empty(
  $$ select p.oid::regprocedure from pg_proc p where p.pronamespace in ('signa'::regnamespace, 'pgboss'::regnamespace) and p.prosecdef
     and not coalesce(exists (select from unnest(p.proconfig) s where s like 'search_path=%' and s !~ '(^|[=, ])"?\$user'), false) $$,
  'security definer functions set their own search path');
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p where p.pronamespace = 'signa'::regnamespace and p.prosecdef
     and pg_get_userbyid(p.proowner) <> 'signa_functions' $$,
  'security definer functions are owned by signa_functions');
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p where p.pronamespace = 'signa'::regnamespace and p.prosecdef
     and p.prorettype <> 'trigger'::regtype and has_function_privilege('public', p.oid, 'execute') $$,
  'PUBLIC cannot execute security definer functions');

select * from finish();
rollback;
