/**
 * Every change at a location notifies all listening servers on commit. Notifications contain names only: the location
 * and the subjects of its audit records. When there are too many, kinds replace subjects, because a notification is
 * limited to 8,000 bytes.
 */
export const name = '0011-live';
export const sql = `
create function signa.tell_change(p_location bigint, p_subjects text[]) returns void
  language plpgsql set search_path = signa, pg_temp as $$
declare
  told text := jsonb_build_object('locationId', p_location::text, 'subjects', p_subjects)::text;
begin
  if octet_length(told) > 4000 then
    told := jsonb_build_object('locationId', p_location::text, 'subjects',
      (select array_agg(distinct split_part(s, ':', 1)) from unnest(p_subjects) s))::text;
  end if;
  perform pg_notify('signa_change', told);
end $$;
revoke execute on function signa.tell_change(bigint, text[]) from public;

create or replace function signa.append_audit(p_location bigint, p_at timestamptz, p_who jsonb, p_operation text, p_entries jsonb) returns void
  language plpgsql security definer set search_path = signa, pg_temp as $$
declare
  head audit_head;
  entry jsonb;
  added audit_record;
begin
  perform require_scope(p_location);
  perform tell_change(p_location, (select array_agg(distinct e ->> 'subject') from jsonb_array_elements(p_entries) e));
  -- The lock on the head is held to the commit, so it is taken last.
  insert into audit_head (location_id, sequence, hash) values (p_location, 0, decode(repeat('00', 32), 'hex')) on conflict do nothing;
  select * into head from audit_head where location_id = p_location for update;
  for entry in select value from jsonb_array_elements(p_entries) loop
    added := row(p_location, head.sequence + 1, p_at, p_who ->> 'username', p_who ->> 'impersonatedUsername',
      (p_who ->> 'locationUserId')::bigint, p_operation, entry ->> 'subject',
      nullif(entry -> 'before', 'null'), nullif(entry -> 'after', 'null'), head.hash, null);
    added.hash := sha256(added.previous_hash || audit_content(added));
    insert into audit_record select added.*;
    head.sequence := added.sequence;
    head.hash := added.hash;
  end loop;
  update audit_head set sequence = head.sequence, hash = head.hash where location_id = p_location;
end $$;
`;
