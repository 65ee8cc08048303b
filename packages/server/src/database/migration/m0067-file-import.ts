/**
 * An operator's file import is an import too (A-321, decision 69): stored as a unit, with what it created as created,
 * and undone by the same rules. Also stored are the file, its progress, so that the same command resumes an interrupted
 * import, and the file's name for each record, so that nothing is added twice.
 */
export const name = '0067-file-import';
export const sql = `
create table signa.file_import (
  location_id bigint not null references signa.location,
  import_id bigint not null,
  noun text not null check (noun in ('client', 'patient', 'prescription')),
  file_name text not null,
  -- Of its content: the same content is the same file.
  file_hash text not null,
  lines_done integer not null default 0,
  finished_at timestamptz(3),
  -- Neither stored to its end nor taken back.
  is_open boolean not null default true,
  primary key (location_id, import_id),
  foreign key (location_id, import_id) references signa.pims_import
);
create unique index file_import_open on signa.file_import (location_id, noun, file_hash) where is_open;
create table signa.file_record (
  location_id bigint not null references signa.location,
  noun text not null check (noun in ('client', 'patient', 'prescription')),
  -- How the file names the record.
  external_id text not null,
  record_id bigint not null,
  import_id bigint not null,
  primary key (location_id, noun, external_id),
  foreign key (location_id, import_id) references signa.pims_import
);
create index file_record_by_record on signa.file_record (location_id, noun, record_id);
grant select, insert, update (lines_done, finished_at, is_open) on signa.file_import to signa_app;
grant select, insert, delete on signa.file_record to signa_app;
do $$
declare
  t text;
begin
  foreach t in array array['file_import', 'file_record'] loop
    execute format('alter table signa.%I enable row level security', t);
    execute format('alter table signa.%I force row level security', t);
    execute format('create policy functions on signa.%I to signa_functions using (true) with check (true)', t);
    execute format('create policy own_location on signa.%I to signa_app
      using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
        else location_id = any ((select signa.scope())::bigint[]) end)
      with check (location_id = any ((select signa.scope())::bigint[]))', t);
  end loop;
end $$;
`;
