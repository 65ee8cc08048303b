/**
 * Signatures can be undone before they are sent (decision 114). A message has the instant before which no server sends
 * it; the job queue waits by the clock of the database. `taken_at` and `withdrawn_at` exclude each other: delivery and
 * undo set them under the lock of the row.
 */
export const name = '0092-undo-before-sending';
export const sql = `
alter table signa.prescription add column undone_at timestamptz(3), add column undone_by bigint;
alter table signa.outbox_message
  add column not_before timestamptz(3),
  add column taken_at timestamptz(3),
  add column withdrawn_at timestamptz(3);

-- As before (0003), and a message may have notBefore. A server before this step sends none.
create or replace function signa.finish_mutation(p_location bigint, p_at timestamptz, p_who jsonb, p_operation text, p_entries jsonb,
  p_messages jsonb, p_repeat jsonb)
  returns void language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  perform require_scope(p_location);
  with written as (
    insert into outbox_message (location_id, kind, idempotency_key, payload, created_at, not_before)
    select p_location, m ->> 'kind', m ->> 'idempotencyKey', m -> 'payload', p_at, (m ->> 'notBefore')::timestamptz
    from jsonb_array_elements(p_messages) m
    on conflict (location_id, idempotency_key) do nothing
    returning id, greatest(not_before - p_at, interval '0') as wait
  )
  insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_in, keep_until, policy, start_after)
  select q.name, jsonb_build_object('locationId', p_location::text, 'messageId', w.id::text), q.retry_limit, q.retry_delay,
    q.retry_backoff, q.expire_seconds * interval '1 second', now() + q.retention_minutes * interval '1 minute', q.policy,
    now() + coalesce(w.wait, interval '0')
  from written w cross join pgboss.queue q where q.name = 'outbox';
  if p_repeat is not null then
    insert into idempotency_record (location_id, username, key, operation, input_hash, answer, created_at)
    values (p_location, p_repeat ->> 'username', p_repeat ->> 'key', p_operation, p_repeat ->> 'inputHash', p_repeat -> 'answer', p_at);
  end if;
  perform append_audit(p_location, p_at, p_who, p_operation, p_entries);
end $$;
`;
