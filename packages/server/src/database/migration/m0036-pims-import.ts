/**
 * A patient import from the PIMS is stored as a unit, with what it created as created, so that it can be undone (C-254,
 * C-265, decision 47). The undo deletes rows: unused ones leave nothing for later statements to exclude, and foreign
 * keys keep used ones. Only what an import created can be deleted, by a dedicated function; the server's role can
 * delete no patient and no client.
 */
export const name = '0036-pims-import';
export const sql = `
create sequence signa.pims_import_id;
create table signa.pims_import (
  location_id bigint not null references signa.location,
  id bigint not null default nextval('signa.pims_import_id'),
  -- By what the caller names it; a new one of the same name may follow once it was undone.
  uuid uuid not null,
  at timestamptz(3) not null,
  by_name text not null,
  undone_at timestamptz(3),
  undone_by_name text,
  primary key (location_id, id)
);
create unique index pims_import_standing on signa.pims_import (location_id, uuid) where undone_at is null;
create index pims_import_by_uuid on signa.pims_import (location_id, uuid, id);
create table signa.pims_import_record (
  location_id bigint not null references signa.location,
  import_id bigint not null,
  noun text not null check (noun in ('client', 'patient')),
  record_id bigint not null,
  -- The client itself, or the one whose patient it became.
  client_id bigint not null,
  -- The values as they were made, and of a patient its links.
  made jsonb not null,
  is_removed boolean not null default false,
  primary key (location_id, import_id, noun, record_id),
  foreign key (location_id, import_id) references signa.pims_import
);
create unique index pims_import_record_by_record on signa.pims_import_record (location_id, noun, record_id);
create index pims_import_record_by_client on signa.pims_import_record (location_id, client_id);
grant select, insert, update (undone_at, undone_by_name) on signa.pims_import to signa_app;
grant select, insert on signa.pims_import_record to signa_app;
grant usage on sequence signa.pims_import_id to signa_app;
do $$
declare
  t text;
begin
  foreach t in array array['pims_import', 'pims_import_record'] loop
    execute format('alter table signa.%I enable row level security', t);
    execute format('alter table signa.%I force row level security', t);
    execute format('create policy functions on signa.%I to signa_functions using (true) with check (true)', t);
    execute format('create policy own_location on signa.%I to signa_app
      using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
        else location_id = any ((select signa.scope())::bigint[]) end)
      with check (location_id = any ((select signa.scope())::bigint[]))', t);
  end loop;
end $$;

-- Whether anybody stands behind one who goes is looked up by these.
create index prescription_by_issued_patient on signa.prescription (location_id, issued_patient_id) where issued_patient_id is not null;
create index prescription_by_issued_client on signa.prescription (location_id, issued_client_id) where issued_client_id is not null;

create function signa.remove_imported(p_location bigint, p_import bigint, p_patients bigint[], p_clients bigint[]) returns void
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  perform require_scope(p_location);
  update pims_import_record r set is_removed = true
    where r.location_id = p_location and r.import_id = p_import and not r.is_removed
      and (r.noun = 'patient' and r.record_id = any (p_patients) or r.noun = 'client' and r.record_id = any (p_clients));
  if (select count(*) from pims_import_record r where r.location_id = p_location and r.import_id = p_import and r.is_removed)
    <> cardinality(p_patients) + cardinality(p_clients) then
    raise exception 'Import % did not make all that is to go', p_import using errcode = 'insufficient_privilege';
  end if;
  delete from recorded_weight w where w.location_id = p_location and w.patient_id = any (p_patients);
  delete from pims_sync s where s.location_id = p_location
    and (s.linked = 'patient' and s.record_id = any (p_patients) or s.linked = 'client' and s.record_id = any (p_clients));
  delete from patient_client l where l.location_id = p_location and l.patient_id = any (p_patients);
  delete from patient p where p.location_id = p_location and p.id = any (p_patients);
  delete from client_search s where s.location_id = p_location and s.client_id = any (p_clients);
  delete from client c where c.location_id = p_location and c.id = any (p_clients);
end $$;
grant create on schema signa to signa_functions;
alter function signa.remove_imported(bigint, bigint, bigint[], bigint[]) owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.remove_imported(bigint, bigint, bigint[], bigint[]) from public;
grant execute on function signa.remove_imported(bigint, bigint, bigint[], bigint[]) to signa_app;
`;
