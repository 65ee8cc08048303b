import type { Instant } from '@signa/core/base';
import { columnsOf, holds, instant, text } from '../sql/expression.js';
import { fields, select } from '../sql/select.js';
import { type Queryable, rows, single } from '../statement.js';
import { liveJobs, messageFields, type MessageKey, messageState, type UndeliveredMessage } from './outbox-store.js';

/** A message before it is sent again. */
export interface LockedMessage extends MessageKey {
  readonly state: UndeliveredMessage['state'];
  readonly attempts: number;
  readonly deliveredAt: Instant | null;
  readonly withdrawnAt: Instant | null;
  readonly notBefore: Instant | null;
  readonly isBeingSent: boolean;
}

const m = columnsOf('outbox_message as m');

const lockedMessage = select(
  fields({
    locationId: text(m.location_id),
    messageId: text(m.id),
    state: messageState,
    attempts: m.attempts,
    deliveredAt: instant(m.delivered_at),
    withdrawnAt: instant(m.withdrawn_at),
    notBefore: instant(m.not_before),
    isBeingSent: holds(`exists (select from ${liveJobs} and j.state = 'active')`),
  }),
  'from signa.outbox_message m where m.location_id = $1 and m.id = $2 for update of m',
);

const waitingMessage = select(
  fields({ ...messageFields, nextAttemptAt: text('$3') }),
  'from signa.outbox_message m join signa.location l on l.id = m.location_id where m.location_id = $1 and m.id = $2',
);

/** Holds a message until the transaction ends, so that nobody marks it meanwhile. */
export async function lockMessage(tx: Queryable, { locationId, messageId }: MessageKey): Promise<LockedMessage | null> {
  const [found] = await rows(tx, lockedMessage, [locationId, messageId]);
  return found ?? null;
}

/** Moves up the job of a message, or creates one; it gets as many attempts as a new message. */
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
  return await single(tx, waitingMessage, [locationId, messageId, now]);
}
