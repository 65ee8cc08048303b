/**
 * What every mutation writes, in one statement: audit records on the location's hash chain, outgoing messages with
 * their delivery jobs, and the stored response for repeats. The serving role cannot write any of it directly.
 */
export const name = '0003-proof';
export const sql = `
revoke insert, update on signa.audit_record, signa.audit_head from signa_app;

-- What a record's hash covers; jsonb writes its keys in one order, whatever order they came in.
create function signa.audit_content(r signa.audit_record) returns bytea
  language sql stable set search_path = signa, pg_temp as $$
  select convert_to(jsonb_build_object(
    'locationId', r.location_id, 'sequence', r.sequence,
    'at', to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'username', r.username, 'impersonatedUsername', r.impersonated_username, 'locationUserId', r.location_user_id,
    'operation', r.operation, 'subject', r.subject, 'before', r.before, 'after', r.after)::text, 'UTF8')
$$;

-- A location outside the caller's scope is refused here too: this function runs with its owner's rights.
create function signa.require_scope(p_location bigint) returns void
  language plpgsql stable set search_path = signa, pg_temp as $$
begin
  if p_location is null or not (p_location = any (scope())) then
    raise exception 'Location % is outside the scope of this transaction', p_location using errcode = 'insufficient_privilege';
  end if;
end $$;

create function signa.append_audit(p_location bigint, p_at timestamptz, p_who jsonb, p_operation text, p_entries jsonb) returns void
  language plpgsql security definer set search_path = signa, pg_temp as $$
declare
  head audit_head;
  entry jsonb;
  added audit_record;
begin
  perform require_scope(p_location);
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

-- The first sequence number at which a location's chain does not hold, or null. A cut-off end shows against the head.
create function signa.audit_break(p_location bigint) returns bigint
  language plpgsql stable security definer set search_path = signa, pg_temp as $$
declare
  r audit_record;
  expected bigint := 0;
  last_hash bytea := decode(repeat('00', 32), 'hex');
begin
  perform require_scope(p_location);
  for r in select * from audit_record where location_id = p_location order by sequence loop
    expected := expected + 1;
    if r.sequence <> expected or r.previous_hash <> last_hash or r.hash <> sha256(r.previous_hash || audit_content(r)) then
      return expected;
    end if;
    last_hash := r.hash;
  end loop;
  if exists (select from audit_head h where h.location_id = p_location and (h.sequence <> expected or h.hash <> last_hash)) then
    return expected + 1;
  end if;
  return null;
end $$;

-- The first step of a repeatable mutation: null for a new key, else what to answer. Two at the same moment queue here.
create function signa.claim_key(p_username text, p_key text, p_operation text, p_input_hash text) returns jsonb
  language plpgsql security definer set search_path = signa, pg_temp as $$
declare
  known idempotency_record;
begin
  perform pg_advisory_xact_lock(hashtextextended('signa.repeat:' || p_username || ':' || p_key, 0));
  select * into known from idempotency_record where username = p_username and key = p_key;
  if not found then return null; end if;
  if known.operation <> p_operation or known.input_hash <> p_input_hash then return jsonb_build_object('isOther', true); end if;
  return jsonb_build_object('isOther', false, 'answer', known.answer);
end $$;

-- The last step of a mutation. Messages are { kind, idempotencyKey, payload }; the repeat is { username, key, inputHash, answer }.
create function signa.finish_mutation(p_location bigint, p_at timestamptz, p_who jsonb, p_operation text, p_entries jsonb, p_messages jsonb, p_repeat jsonb)
  returns void language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  perform require_scope(p_location);
  with written as (
    insert into outbox_message (location_id, kind, idempotency_key, payload, created_at)
    select p_location, m ->> 'kind', m ->> 'idempotencyKey', m -> 'payload', p_at from jsonb_array_elements(p_messages) m
    on conflict (location_id, idempotency_key) do nothing
    returning id
  )
  insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_in, keep_until, policy)
  select q.name, jsonb_build_object('locationId', p_location::text, 'messageId', w.id::text), q.retry_limit, q.retry_delay,
    q.retry_backoff, q.expire_seconds * interval '1 second', now() + q.retention_minutes * interval '1 minute', q.policy
  from written w cross join pgboss.queue q where q.name = 'outbox';
  if p_repeat is not null then
    insert into idempotency_record (location_id, username, key, operation, input_hash, answer, created_at)
    values (p_location, p_repeat ->> 'username', p_repeat ->> 'key', p_operation, p_repeat ->> 'inputHash', p_repeat -> 'answer', p_at);
  end if;
  perform append_audit(p_location, p_at, p_who, p_operation, p_entries);
end $$;

-- A repeat comes within moments; after days its answer only takes room.
create index idempotency_by_age on signa.idempotency_record (created_at);
create function signa.forget_repeats(p_before timestamptz) returns void
  language sql security definer set search_path = signa, pg_temp as $$
  delete from idempotency_record where created_at < p_before
$$;

revoke execute on function signa.forget_repeats(timestamptz), signa.append_audit(bigint, timestamptz, jsonb, text, jsonb), signa.audit_break(bigint),
  signa.claim_key(text, text, text, text), signa.finish_mutation(bigint, timestamptz, jsonb, text, jsonb, jsonb, jsonb) from public;
grant execute on function signa.forget_repeats(timestamptz), signa.append_audit(bigint, timestamptz, jsonb, text, jsonb), signa.audit_break(bigint),
  signa.claim_key(text, text, text, text), signa.finish_mutation(bigint, timestamptz, jsonb, text, jsonb, jsonb, jsonb) to signa_app;
`;
