/**
 * Rows that an import of a hundred thousand records adds besides the records are inserted by the thousand (decision
 * 78): audit entries with one statement, in which only the hashes are computed one after the other. The stored data is
 * the same.
 */
export const name = '0070-many-at-once';
export const locks = 'building an index of a hundred thousand file names takes 0.2 s, and imports wait for it';
export const sql = `
-- With the noun in the middle, as in the primary key, it looked as good as that for who asks by the name that a file gives,
-- as long as the table had no statistics; every record of the location was then read for each name.
drop index signa.file_record_by_record;
create index file_record_by_record on signa.file_record (location_id, record_id, noun);

-- Trigrams and keys of a thousand records meet in few places, which are then written once for all of them instead of once
-- for each: what is new waits in a list, and who searches looks through it. A mebibyte of it is some 2,000 clients.
do $$ declare
  searched text;
begin
  foreach searched in array array['client_search_texts', 'client_search_keys', 'client_name', 'patient_name'] loop
    execute format('alter index signa.%I set (fastupdate = on, gin_pending_list_limit = 1024)', searched);
  end loop;
end $$;

create or replace function signa.append_audit(p_location bigint, p_at timestamptz, p_who jsonb, p_operation text, p_entries jsonb) returns void
  language plpgsql security definer set search_path = signa, pg_temp as $$
declare
  head audit_head;
  contents bytea[];
  content bytea;
  last_hash bytea;
  previous_hashes bytea[] := '{}';
  hashes bytea[] := '{}';
begin
  perform require_scope(p_location);
  perform tell_change(p_location, (select array_agg(distinct e ->> 'subject') from jsonb_array_elements(p_entries) e));
  -- The lock on the head is held to the commit, so it is taken last.
  insert into audit_head (location_id, sequence, hash) values (p_location, 0, decode(repeat('00', 32), 'hex')) on conflict do nothing;
  select * into head from audit_head where location_id = p_location for update;
  select array_agg(audit_content(row(p_location, head.sequence + e.place, p_at::timestamptz(3), p_who ->> 'username',
      p_who ->> 'impersonatedUsername', (p_who ->> 'locationUserId')::bigint, p_operation, e.value ->> 'subject',
      nullif(e.value -> 'before', 'null'), nullif(e.value -> 'after', 'null'), null, null)::audit_record) order by e.place)
    into contents from jsonb_array_elements(p_entries) with ordinality e (value, place);
  last_hash := head.hash;
  foreach content in array coalesce(contents, '{}') loop
    previous_hashes := previous_hashes || last_hash;
    last_hash := sha256(last_hash || content);
    hashes := hashes || last_hash;
  end loop;
  insert into audit_record (location_id, sequence, at, username, impersonated_username, location_user_id, operation, subject,
      before, after, previous_hash, hash)
    select p_location, head.sequence + e.place, p_at, p_who ->> 'username', p_who ->> 'impersonatedUsername',
      (p_who ->> 'locationUserId')::bigint, p_operation, e.value ->> 'subject',
      nullif(e.value -> 'before', 'null'), nullif(e.value -> 'after', 'null'), e.previous_hash, e.hash
    from rows from (jsonb_array_elements(p_entries), unnest(previous_hashes), unnest(hashes))
      with ordinality e (value, previous_hash, hash, place);
  update audit_head set sequence = head.sequence + cardinality(hashes), hash = last_hash where location_id = p_location;
end $$;

-- A list that is read whole, and so not drawn into each place that names it: the keys of a client are then made within the
-- statement, where a function was begun for each.
create or replace function signa.lay_client_search(p_locations bigint[], p_clients bigint[]) returns void
  language plpgsql set search_path = signa, pg_temp as $$
begin
  -- Two writers of one client's patients would each lay it without the other's; the later waits here and then sees both.
  perform from client_search s
    where (s.location_id, s.client_id) in (select * from unnest(p_locations, p_clients))
    order by s.location_id, s.client_id for update;
  insert into client_search (location_id, client_id, is_active, last_name, first_name, texts, keys)
    select c.location_id, c.id, c.is_active, lower(c.last_name), lower(c.first_name), (
      select lower(string_agg(regexp_replace(line, '\\s+', ' ', 'g'), E'\\n')) from (
        select concat_ws(' ', c.first_name, c.last_name)
        union all select c.email
        union all select regexp_replace(phone, '\\D', '', 'g') from unnest(has.phones) phone
        union all select pet from unnest(has.pets) pet
      ) found (line)),
      array(select key from client_keys(c.location_id, c.first_name, c.last_name, c.email, has.phones, has.addresses, has.pets))
    from client c
      cross join lateral (select
        array(select p ->> 'phoneNumber' from jsonb_array_elements(c.phones) p where (p ->> 'isActive')::boolean) as phones,
        jsonb_path_query_array(c.addresses, '$[*] ? (@.isActive == true)') as addresses,
        array(select pt.name from patient_client l
          join patient pt on pt.location_id = l.location_id and pt.id = l.patient_id
          where l.location_id = c.location_id and l.client_id = c.id and l.is_active) as pets
        offset 0) has
    where (c.location_id, c.id) in (select * from unnest(p_locations, p_clients)) and not c.is_office_use
    on conflict (location_id, client_id) do update set is_active = excluded.is_active, last_name = excluded.last_name,
      first_name = excluded.first_name, texts = excluded.texts, keys = excluded.keys
    where (client_search.is_active, client_search.last_name, client_search.first_name, client_search.texts, client_search.keys)
      is distinct from (excluded.is_active, excluded.last_name, excluded.first_name, excluded.texts, excluded.keys);
end $$;
`;
