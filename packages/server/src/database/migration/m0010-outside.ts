/**
 * Fixes found by failure tests: a late event with an order's older state overwrote the newer one; outbox delays grew to
 * days, so that messages waited long after their receiver recovered; and a chain whose head was removed together with
 * its end passed as complete.
 */
export const name = '0010-outside';
export const sql = `
-- When the storefront saw the order as it is kept.
alter table signa.order_header add column told_at timestamptz(3);

-- Ten waits grow from five seconds to most of an hour; from then on the sweep tries a message once an hour.
update pgboss.queue set retry_limit = 10 where name = 'outbox';
update pgboss.job set retry_limit = 10 where name = 'outbox' and state < 'active' and retry_limit > 10 and retry_count < 10;
create index outbox_message_job on pgboss.job ((data ->> 'messageId')) where name = 'outbox' and state < 'completed';

create or replace function signa.audit_break(p_location bigint) returns bigint
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
  -- Every record has moved the head, so that records without one have lost it.
  if expected > 0 and not exists (select from audit_head h where h.location_id = p_location)
    or exists (select from audit_head h where h.location_id = p_location and (h.sequence <> expected or h.hash <> last_hash)) then
    return expected + 1;
  end if;
  return null;
end $$;
`;
