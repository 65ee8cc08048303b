/**
 * Files of records that practices import in the portal (decision 111): the file, its content in parts, how far the work
 * on it is, and what was found. Any server can continue the work, because nothing of it is kept in a server: the lease
 * says until when the one that works on it counts as alive.
 */
export const name = '0089-import-file';
export const sql = `
create table signa.import_file (
  location_id bigint not null references signa.location,
  uuid uuid not null,
  noun text not null check (noun in ('client', 'patient')),
  name text not null,
  size integer not null,
  created_at timestamptz(3) not null,
  by_name text not null,
  stage text not null check (stage in ('inspecting', 'unreadable', 'mapping', 'checking', 'checked', 'importing', 'stopped', 'done', 'undoing', 'undone')),
  started_by jsonb not null,
  started_name text not null,
  request jsonb not null default '{}',
  inspection jsonb,
  report jsonb,
  stays jsonb,
  problem text,
  skips_invalid boolean not null default false,
  lines_done integer not null default 0,
  import_id bigint,
  removed_count integer,
  leased_until timestamptz(3),
  finished_at timestamptz(3),
  primary key (location_id, uuid),
  foreign key (location_id, import_id) references signa.pims_import
);
comment on column signa.import_file.started_by is 'The user who started the running work, as the audit names them';
comment on column signa.import_file.request is 'What the user asked the running work for';
comment on column signa.import_file.inspection is 'How the file is written, its columns, and its first lines';
create unique index import_file_changing on signa.import_file (location_id) where stage in ('importing', 'undoing');
create index import_file_running on signa.import_file (leased_until)
  where stage in ('inspecting', 'checking', 'importing', 'undoing');
create table signa.import_file_part (
  location_id bigint not null references signa.location,
  file_uuid uuid not null,
  kind text not null check (kind in ('content', 'left-out')),
  number integer not null,
  created_at timestamptz(3) not null,
  content bytea not null,
  primary key (location_id, file_uuid, kind, number)
);
comment on table signa.import_file_part is 'Stored while a file is uploaded, before the file itself';
create index import_file_part_by_age on signa.import_file_part (location_id, created_at);
grant select, insert, delete, update (stage, started_by, started_name, request, inspection, report, stays, problem,
  skips_invalid, lines_done, import_id, removed_count, leased_until, finished_at) on signa.import_file to signa_app;
grant select, insert, delete on signa.import_file_part to signa_app;
do $$
declare
  t text;
begin
  foreach t in array array['import_file', 'import_file_part'] loop
    execute format('alter table signa.%I enable row level security', t);
    execute format('alter table signa.%I force row level security', t);
    execute format('create policy functions on signa.%I to signa_functions using (true) with check (true)', t);
    execute format('create policy own_location on signa.%I to signa_app
      using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
        else location_id = any ((select signa.scope())::bigint[]) end)
      with check (location_id = any ((select signa.scope())::bigint[]))', t);
  end loop;
end $$;

-- Which files wait for a server, and nothing else about them: a server sees a file in the scope of its location only.
create function signa.waiting_import_files(p_now timestamptz, p_limit integer)
  returns table (location_id bigint, uuid uuid)
  language sql stable security definer set search_path = signa, pg_temp as $$
    select f.location_id, f.uuid from import_file f
    where f.stage in ('inspecting', 'checking', 'importing', 'undoing') and coalesce(f.leased_until, '-infinity') <= p_now
    order by f.leased_until nulls first, f.created_at limit p_limit
  $$;
grant create on schema signa to signa_functions;
alter function signa.waiting_import_files(timestamptz, integer) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.waiting_import_files(timestamptz, integer) from public;
grant execute on function signa.waiting_import_files(timestamptz, integer) to signa_app;
`;
