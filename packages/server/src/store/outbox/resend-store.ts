import type { Instant } from '@signa/core/base';
import { type Queryable, rows } from '../statement.js';
import { uncheckedRow, uncheckedRows } from '../unchecked.js';
import { liveJobs, messageColumns, type MessageKey, type UndeliveredMessage } from './outbox-store.js';

/** A message as it stands before it is sent again. */
export interface LockedMessage extends MessageKey {
  readonly state: UndeliveredMessage['state'];
  readonly attempts: number;
  readonly deliveredAt: Instant | null;
  readonly isBeingSent: boolean;
}

/** Holds a message until the transaction ends, so that nobody marks it meanwhile. */
export async function lockMessage(tx: Queryable, { locationId, messageId }: MessageKey): Promise<LockedMessage | null> {
  const [found] = await uncheckedRows<LockedMessage>(
    tx,
    `select m.location_id::text as "locationId", m.id::text as "messageId", case when m.failed_at is null then 'waiting' else 'failed' end as "state", m.attempts as "attempts",
      signa.instant(m.delivered_at) as "deliveredAt", exists (select from ${liveJobs} and j.state = 'active') as "isBeingSent"
    from signa.outbox_message m where m.location_id = $1 and m.id = $2 for update of m`,
    [locationId, messageId],
  );
  return found ?? null;
}

/** Brings the job of a message forward, or makes one where none waits; it is tried as often as a new one. */
export async function sendAgain(
  tx: Queryable,
  { locationId, messageId }: MessageKey,
  now: Instant,
): Promise<UndeliveredMessage> {
  await rows(tx, `update signa.outbox_message set failed_at = null where location_id = $1 and id = $2`, [
    locationId,
    messageId,
  ]);
  const brought = await rows(
    tx,
    `update pgboss.job set start_after = now(), retry_count = 0 where name = 'outbox' and state in ('created', 'retry')
      and id in (select j.id from signa.outbox_message m, ${liveJobs} and m.location_id = $1 and m.id = $2) returning 1`,
    [locationId, messageId],
  );
  if (brought.length === 0)
    await rows(
      tx,
      `insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_in, keep_until, policy)
      select q.name, jsonb_build_object('locationId', $1::bigint::text, 'messageId', $2::bigint::text), q.retry_limit, q.retry_delay,
        q.retry_backoff, q.expire_seconds * interval '1 second', now() + q.retention_minutes * interval '1 minute', q.policy
      from pgboss.queue q where q.name = 'outbox'`,
      [locationId, messageId],
    );
  return await uncheckedRow<UndeliveredMessage>(
    tx,
    `select ${messageColumns}, $3::text as "nextAttemptAt"
    from signa.outbox_message m join signa.location l on l.id = m.location_id where m.location_id = $1 and m.id = $2`,
    [locationId, messageId, now],
  );
}
