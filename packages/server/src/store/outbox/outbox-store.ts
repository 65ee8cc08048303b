import type { Instant } from '@signa/core/base';
import { type Queryable, rows } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import type { OutgoingMessage } from '../outgoing-message.js';

export interface MessageKey {
  readonly locationId: string;
  readonly messageId: string;
}

export interface StoredMessage extends OutgoingMessage {
  readonly createdAt: Instant;
  /** Delivered, or refused for good: nobody tries it again. */
  readonly isOver: boolean;
}

export async function findMessage(
  sql: Queryable,
  { locationId, messageId }: MessageKey,
): Promise<StoredMessage | null> {
  const [found] = await uncheckedRows<StoredMessage>(
    sql,
    `select kind, idempotency_key as "idempotencyKey", payload, signa.instant(created_at) as "createdAt", coalesce(delivered_at, failed_at) is not null as "isOver"
    from signa.outbox_message where location_id = $1 and id = $2`,
    [locationId, messageId],
  );
  return found ?? null;
}

export async function markDelivered(tx: Queryable, { locationId, messageId }: MessageKey, at: Instant): Promise<void> {
  await rows(
    tx,
    `update signa.outbox_message set delivered_at = $3, last_attempt_at = $3, attempts = attempts + 1, last_error = null
    where location_id = $1 and id = $2 and delivered_at is null`,
    [locationId, messageId, at],
  );
}

/**
 * A message that fails is kept with the reason, so that support sees what waits and why.
 *
 * @param isLasting - its receiver refuses it for good: it is not tried again
 */
export async function markFailed(
  tx: Queryable,
  { locationId, messageId }: MessageKey,
  at: Instant,
  error: string,
  isLasting: boolean,
): Promise<void> {
  await rows(
    tx,
    `update signa.outbox_message set last_attempt_at = $3, attempts = attempts + 1, last_error = $4, failed_at = case when $5::boolean then $3::timestamptz end
    where location_id = $1 and id = $2 and delivered_at is null`,
    [locationId, messageId, at, error.slice(0, 500), isLasting],
  );
}

/** A message that keeps failing, as support sees it. */
export interface UndeliveredMessage {
  readonly id: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly kind: string;
  readonly state: 'waiting' | 'failed';
  readonly createdAt: Instant;
  readonly attempts: number;
  readonly lastAttemptAt: Instant | null;
  /** When it is tried again; null while it is being tried. */
  readonly nextAttemptAt: Instant | null;
  readonly lastError: string | null;
}

/** Of a message m and its location l: all of an undelivered one but when it is tried again. */
export const messageColumns = `m.id::text as "id", m.location_id::text as "locationId", l.name as "locationName", m.kind as "kind",
  case when m.failed_at is null then 'waiting' else 'failed' end as "state", m.attempts as "attempts", m.last_error as "lastError",
  signa.instant(m.created_at) as "createdAt", signa.instant(m.last_attempt_at) as "lastAttemptAt"`;

/** The jobs j of a message m that have not ended. */
export const liveJobs = `pgboss.job j where j.name = 'outbox' and j.state < 'completed'
  and j.data ->> 'locationId' = m.location_id::text and j.data ->> 'messageId' = m.id::text`;

/** One that failed as often as this keeps failing; fewer are a passing fault. */
const manyAttempts = 3;

/**
 * Messages of these locations that keep failing, or failed for good, the oldest first.
 *
 * @param sweptAfter - milliseconds after the last attempt at which the sweep takes a message up that no job waits for
 */
export async function undeliveredMessages(
  sql: Queryable,
  locationIds: readonly string[],
  most: number,
  sweptAfter: number,
): Promise<UndeliveredMessage[]> {
  return uncheckedRows<UndeliveredMessage>(
    sql,
    `select ${messageColumns},
      case when m.failed_at is not null or exists (select from ${liveJobs} and j.state = 'active') then null
        else signa.instant(coalesce((select min(j.start_after) from ${liveJobs}), m.last_attempt_at + $4 * interval '1 millisecond'))
      end as "nextAttemptAt"
    from signa.outbox_message m join signa.location l on l.id = m.location_id
    where m.location_id = any ($1) and m.delivered_at is null and (m.attempts >= $2 or m.failed_at is not null) order by m.created_at, m.id limit $3`,
    [locationIds, manyAttempts, most, sweptAfter],
  );
}

/** Messages of these locations that nobody has tried to deliver since then, and that no job waits for. */
export async function forgottenMessages(
  sql: Queryable,
  locationIds: readonly string[],
  since: Instant,
): Promise<MessageKey[]> {
  return uncheckedRows<MessageKey>(
    sql,
    `select m.location_id::text as "locationId", m.id::text as "messageId" from signa.outbox_message m
    where m.location_id = any ($1) and m.delivered_at is null and m.failed_at is null and coalesce(m.last_attempt_at, m.created_at) < $2
      and not exists (select from ${liveJobs}) order by m.created_at, m.id limit 1000`,
    [locationIds, since],
  );
}
