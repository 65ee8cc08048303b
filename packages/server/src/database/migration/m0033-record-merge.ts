/**
 * Merges one of two records of a client into the other: it is kept and refers to the other (decision 43). A merge's
 * changes are stored with values before and after, so that an undo restores exactly those (C-250). What was issued
 * keeps the client it was issued for (C-248).
 *
 * A merged record accepts nothing new (C-249): a writer waits for a running merge, and must restart if the record was
 * merged.
 */
export const name = '0033-record-merge';
export const sql = `
alter table signa.client add column merged_into bigint check (merged_into <> id),
  add foreign key (location_id, merged_into) references signa.client;
alter table signa.prescription add column issued_client_id bigint,
  add foreign key (location_id, issued_client_id) references signa.client;
create index client_merged_into on signa.client (location_id, merged_into) where merged_into is not null;

create sequence signa.record_merge_id;
create table signa.record_merge (
  location_id bigint not null references signa.location,
  id bigint not null default nextval('signa.record_merge_id'),
  noun text not null check (noun in ('client')),
  kept_id bigint not null,
  merged_id bigint not null,
  at timestamptz(3) not null,
  by_location_user_id bigint not null,
  -- A list of { kind, before, after }, in the order in which they were made.
  changes jsonb not null,
  undone_at timestamptz(3),
  undone_by bigint,
  primary key (location_id, id),
  foreign key (location_id, by_location_user_id) references signa.location_user,
  check (kept_id <> merged_id)
);
create unique index record_merge_standing on signa.record_merge (location_id, noun, merged_id) where undone_at is null;
create index record_merge_by_kept on signa.record_merge (location_id, noun, kept_id) where undone_at is null;
grant select, insert, update (undone_at, undone_by) on signa.record_merge to signa_app;
grant usage on sequence signa.record_merge_id to signa_app;
alter table signa.record_merge enable row level security;
alter table signa.record_merge force row level security;
create policy functions on signa.record_merge to signa_functions using (true) with check (true);
create policy own_location on signa.record_merge to signa_app
  using (case when location_id = (select (signa.scope()::bigint[])[1]) then true
    else location_id = any ((select signa.scope())::bigint[]) end)
  with check (location_id = any ((select signa.scope())::bigint[]));

-- Asks for the lock of a foreign key, and then looks: a merge that is under way is waited for.
create function signa.refuse_merged_client() returns trigger language plpgsql set search_path = signa, pg_temp as $$
declare
  merged bigint;
begin
  select c.merged_into into merged from client c
    where c.location_id = new.location_id and c.id = new.client_id for key share;
  if merged is not null then
    raise exception 'client % was merged into client %', new.client_id, merged using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
revoke execute on function signa.refuse_merged_client() from public;
do $$
declare
  t text;
begin
  foreach t in array array['prescription', 'task', 'patient_client'] loop
    execute format('create trigger merged_client_before_insert before insert on signa.%I for each row
      when (new.client_id is not null) execute function signa.refuse_merged_client()', t);
    execute format('create trigger merged_client_before_update before update of client_id on signa.%I for each row
      when (new.client_id is not null and new.client_id is distinct from old.client_id)
      execute function signa.refuse_merged_client()', t);
  end loop;
end $$;

-- A merged client is found by nothing, and the words of a patient who moved leave the client it came from.
create function signa.drop_merged_search() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  if new.merged_into is not null then
    delete from client_search s where s.location_id = new.location_id and s.client_id = new.id;
  else
    perform lay_client_search(array[new.location_id], array[new.id]);
  end if;
  return null;
end $$;
create function signa.skip_merged_search() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  if exists (select from client c where c.location_id = new.location_id and c.id = new.client_id and c.merged_into is not null) then
    return null;
  end if;
  return new;
end $$;
create function signa.client_left() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  perform lay_client_search(array[old.location_id], array[old.client_id]);
  return null;
end $$;
grant create on schema signa to signa_functions;
alter function signa.drop_merged_search() owner to signa_functions;
alter function signa.skip_merged_search() owner to signa_functions;
alter function signa.client_left() owner to signa_functions;
revoke create on schema signa from signa_functions;
revoke execute on function signa.drop_merged_search(), signa.skip_merged_search(), signa.client_left() from public;
create trigger merged_search after update of merged_into on signa.client for each row
  when (new.merged_into is distinct from old.merged_into) execute function signa.drop_merged_search();
create trigger merged_search before insert on signa.client_search for each row execute function signa.skip_merged_search();
create trigger client_left after update of client_id on signa.patient_client for each row
  when (new.client_id <> old.client_id) execute function signa.client_left();
`;
