import type { Instant } from '@signa/core/base';
import { coalesce, columnsOf, holds, instant, literal, text, valueOf, when } from '../sql/expression.js';
import { fields, select } from '../sql/select.js';
import { type Queryable, rows } from '../statement.js';
import type { OutgoingMessage } from '../outgoing-message.js';

export interface MessageKey {
  readonly locationId: string;
  readonly messageId: string;
}

export interface StoredMessage extends Omit<OutgoingMessage, 'notBefore'> {
  readonly notBefore: Instant | null;
  readonly createdAt: Instant;
  /** Delivered, permanently rejected or withdrawn: no further attempts. */
  readonly isOver: boolean;
}

const m = columnsOf('outbox_message as m');
const l = columnsOf('location as l');

const messageById = select(
  fields({
    kind: m.kind,
    idempotencyKey: m.idempotency_key,
    payload: m.payload,
    createdAt: instant(m.created_at),
    notBefore: instant(m.not_before),
    isOver: holds('coalesce(m.delivered_at, m.failed_at, m.withdrawn_at) is not null'),
  }),
  'from signa.outbox_message m where m.location_id = $1 and m.id = $2',
);

export async function findMessage(
  sql: Queryable,
  { locationId, messageId }: MessageKey,
): Promise<StoredMessage | null> {
  const [found] = await rows(sql, messageById, [locationId, messageId]);
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
 * Stores why a message failed, so that support sees what is waiting and why. A message that failed permanently stays so
 * until support sends it again, even if a slower attempt ends later.
 *
 * @param isLasting - the receiver rejects it permanently: it is not retried
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
    `update signa.outbox_message set last_attempt_at = $3, attempts = attempts + 1, last_error = $4,
      failed_at = coalesce(failed_at, case when $5::boolean then $3::timestamptz end)
    where location_id = $1 and id = $2 and delivered_at is null`,
    [locationId, messageId, at, error.slice(0, 500), isLasting],
  );
}

/** A repeatedly failing message, as support sees it. */
export interface UndeliveredMessage {
  readonly id: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly kind: string;
  readonly state: 'waiting' | 'failed';
  readonly createdAt: Instant;
  readonly attempts: number;
  readonly lastAttemptAt: Instant | null;
  /** Time of the next attempt; null while an attempt is running. */
  readonly nextAttemptAt: Instant | null;
  readonly lastError: string | null;
  /** What it is about, as the audit names it; null for a key of another form. */
  readonly record: string | null;
  /** The printed number of that prescription, or of the one that answered the request. */
  readonly rxNumber: string | null;
}

/** Whether a message `m` that was not delivered is tried again. */
export const messageState = coalesce(when('m.failed_at is null', literal('waiting')), literal('failed'));

/** The noun and the id in the key of a message `m` (`messageKey`). */
const keyParts = `regexp_match(m.idempotency_key, '^(prescription|task)-([0-9]{1,18})-')`;
const rx = columnsOf('prescription as rx');

/** All fields of an undelivered message `m` at its location `l` except the next attempt. */
export const messageFields = {
  id: text(m.id),
  locationId: text(m.location_id),
  locationName: l.name,
  kind: m.kind,
  state: messageState,
  attempts: m.attempts,
  lastError: m.last_error,
  record: text(`array_to_string(${keyParts}, ':')`),
  rxNumber: valueOf(
    rx.rx_number,
    `from signa.prescription rx where rx.location_id = m.location_id and rx.id = case (${keyParts})[1]
      when 'prescription' then (${keyParts})[2]::bigint
      else (select t.prescription_id from signa.task t where t.location_id = m.location_id and t.id = (${keyParts})[2]::bigint) end`,
  ),
  createdAt: instant(m.created_at),
  lastAttemptAt: instant(m.last_attempt_at),
};

/** The unfinished jobs `j` of a message `m`. */
export const liveJobs = `pgboss.job j where j.name = 'outbox' and j.state < 'completed'
  and j.data ->> 'locationId' = m.location_id::text and j.data ->> 'messageId' = m.id::text`;

/** Failures from which on a message counts as failing; fewer are temporary. */
const manyAttempts = 3;

const undelivered = select(
  fields({
    ...messageFields,
    nextAttemptAt: when(
      `m.failed_at is null and not exists (select from ${liveJobs} and j.state = 'active')`,
      instant(
        `coalesce((select min(j.start_after) from ${liveJobs}), m.last_attempt_at + $4 * interval '1 millisecond')`,
      ),
    ),
  }),
  `from signa.outbox_message m join signa.location l on l.id = m.location_id
  where m.location_id = any ($1) and m.delivered_at is null and (m.attempts >= $2 or m.failed_at is not null) order by m.created_at, m.id limit $3`,
);

/**
 * Messages of these locations that keep failing or failed permanently, oldest first.
 *
 * @param sweptAfter - milliseconds after the last attempt at which the sweep picks up a message without a job
 */
export async function undeliveredMessages(
  sql: Queryable,
  locationIds: readonly string[],
  most: number,
  sweptAfter: number,
): Promise<UndeliveredMessage[]> {
  return rows(sql, undelivered, [locationIds, manyAttempts, most, sweptAfter]);
}

const forgotten = select(
  fields({ locationId: text(m.location_id), messageId: text(m.id) }),
  `from signa.outbox_message m
  where m.location_id = any ($1) and m.delivered_at is null and m.failed_at is null and m.withdrawn_at is null
    and coalesce(m.last_attempt_at, m.created_at) < $2
    and not exists (select from ${liveJobs}) order by m.created_at, m.id limit 1000`,
);

/** Messages of these locations that nobody has tried to deliver since then, and that no job waits for. */
export async function forgottenMessages(
  sql: Queryable,
  locationIds: readonly string[],
  since: Instant,
): Promise<MessageKey[]> {
  return rows(sql, forgotten, [locationIds, since]);
}
