-- What keeps the practices apart, in the words of pgTAP: for whoever does not want to rely on `signa-server check` alone.
-- As a superuser, where pgTAP is installed (Debian: postgresql-15-pgtap), on the database itself or on a copy:
--   psql -d signa -XAtq -v ON_ERROR_STOP=1 -f deploy/pgtap/walls.sql
-- A line that begins with `not ok` names what is wrong. Everything is rolled back at the end, pgTAP too.
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
  'the plain role and the role of the functions may do nothing by themselves');
select is_empty(
  $$ select m.rolname from pg_auth_members a join pg_roles m on m.oid = a.member join pg_roles r on r.oid = a.roleid
     where r.rolname = 'signa_functions' and not m.rolcreaterole and not m.rolsuper $$,
  'only who migrates is a member of the role of the functions');
select is_empty(
  $$ select m.rolname from pg_auth_members a join pg_roles m on m.oid = a.member join pg_roles r on r.oid = a.roleid
     where r.rolname = 'signa_app' and m.rolcanlogin and not m.rolsuper
       and not exists (select from pg_namespace n where n.nspname = 'signa' and n.nspowner = m.oid)
       and (m.rolinherit or m.rolbypassrls or m.rolcreaterole or m.rolcreatedb or m.rolreplication) $$,
  'a login of servers inherits nothing and may do nothing by itself');
select is_empty(
  $$ select c.relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname in ('signa_app', 'signa_functions')
     union all select n.nspname from pg_namespace n join pg_roles r on r.oid = n.nspowner where r.rolname in ('signa_app', 'signa_functions')
     union all select d.datname from pg_database d join pg_roles r on r.oid = d.datdba where r.rolname in ('signa_app', 'signa_functions') $$,
  'neither of them owns a table, a schema or a database');

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
  'no table and no sequence is anybody''s');
select is_empty(
  $$ select c.relname from pg_class c where c.relnamespace = 'signa'::regnamespace and c.relkind in ('r', 'p')
     and has_table_privilege('signa_app', c.oid, 'truncate, references, trigger') $$,
  'the plain role may not empty a table, nor hang anything on it');
select is_empty(
  $$ select c.relname from pg_class c where c.relnamespace = 'signa'::regnamespace and c.relkind in ('v', 'm')
     and not coalesce(c.reloptions @> '{security_invoker=true}', false) $$,
  'no view shows more than who asks may see');

-- Row-level security -----------------------------------------------------------------------------------------------

select is_empty(
  $$ select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'location_id' and not a.attisdropped
     where c.relnamespace = 'signa'::regnamespace and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity) $$,
  'every table with rows of a location forces row-level security');
select is_empty(
  $$ select c.relname from pg_class c where c.relnamespace = 'signa'::regnamespace and c.relrowsecurity and not c.relforcerowsecurity $$,
  'it is forced wherever it is on');
select is_empty(
  $$ select tablename, policyname from pg_policies where schemaname = 'signa' and not roles <@ array['signa_app', 'signa_functions']::name[] $$,
  'a policy is for the plain role or for the functions');
select is_empty(
  $$ select p.tablename, p.policyname from pg_policies p join pg_class c on c.relname = p.tablename and c.relnamespace = 'signa'::regnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'location_id'
     where p.schemaname = 'signa' and 'signa_app' = any (p.roles) and p.qual !~ 'scope|directory' and p.cmd <> 'INSERT' $$,
  'what the plain role sees of a location is asked of its scope');

-- Functions --------------------------------------------------------------------------------------------------------

select is_empty(
  $$ select p.oid::regprocedure from pg_proc p where p.pronamespace in ('signa'::regnamespace, 'pgboss'::regnamespace) and p.prosecdef
     and not coalesce(exists (select from unnest(p.proconfig) s where s like 'search_path=%' and s !~ '(^|[=, ])"?\$user'), false) $$,
  'a function that runs as another role has a search path of its own');
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p where p.pronamespace = 'signa'::regnamespace and p.prosecdef
     and pg_get_userbyid(p.proowner) <> 'signa_functions' $$,
  'and runs as the role of the functions');
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p where p.pronamespace = 'signa'::regnamespace and p.prosecdef
     and p.prorettype <> 'trigger'::regtype and has_function_privilege('public', p.oid, 'execute') $$,
  'and is not everybody''s');

select * from finish();
rollback;
