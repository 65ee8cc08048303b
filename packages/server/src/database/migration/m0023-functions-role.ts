/**
 * Functions that read beyond one location run under a separate role, so that row-level security also applies to the
 * owner of the tables (decision 26). A step that adds a table with row-level security gives it the same policy and
 * forces it; one that adds such a function gives it that owner. The test of access-rules.ts reports omissions.
 */
export const name = '0023-functions-role';
export const sql = `
do $$ begin
  create role signa_functions nologin nosuperuser nobypassrls noinherit;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise exception 'The role % may not create roles. As a superuser: create role signa_functions nologin nosuperuser nobypassrls noinherit; grant signa_functions to %; and start again.', current_user, current_user
      using errcode = 'SG001';
end $$;
-- Who gives a function to a role has to be a member of it.
do $$ begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant signa_functions to %I', current_user);
  end if;
exception when insufficient_privilege then
  if not pg_has_role(current_user, 'signa_functions', 'usage') then
    raise exception 'The role % is no member of signa_functions. As a superuser: grant signa_functions to %; and start again.', current_user, current_user
      using errcode = 'SG001';
  end if;
end $$;

grant usage, create on schema signa to signa_functions;
grant select, insert, update, delete on all tables in schema signa to signa_functions;
grant usage on all sequences in schema signa to signa_functions;
alter default privileges in schema signa grant select, insert, update, delete on tables to signa_functions;
alter default privileges in schema signa grant usage on sequences to signa_functions;
alter default privileges in schema signa grant execute on functions to signa_functions;
grant usage on schema pgboss to signa_functions;
grant select on pgboss.queue to signa_functions;
grant select, insert on pgboss.job to signa_functions;
do $$
declare
  f regprocedure;
  t regclass;
begin
  -- Those of an extension are anybody's, and may belong to somebody else.
  for f in select p.oid from pg_proc p where p.pronamespace = 'signa'::regnamespace and p.prolang <> (select oid from pg_language where lanname = 'c') loop
    execute format('grant execute on function %s to signa_functions', f);
  end loop;
  for f in select p.oid from pg_proc p where p.pronamespace = 'signa'::regnamespace and p.prosecdef loop
    execute format('alter function %s owner to signa_functions', f);
  end loop;
  for t in select c.oid from pg_class c where c.relnamespace = 'signa'::regnamespace and c.relrowsecurity loop
    execute format('create policy functions on %s to signa_functions using (true) with check (true)', t);
    execute format('alter table %s force row level security', t);
  end loop;
end $$;
revoke create on schema signa from signa_functions;
`;
