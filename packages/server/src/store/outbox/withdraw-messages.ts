import type { Instant } from '@signa/core/base';
import { messageKey } from '../outgoing-message.js';
import { holds } from '../sql/expression.js';
import { fields, select } from '../sql/select.js';
import { type Queryable, rows } from '../statement.js';
import type { MessageKey } from './outbox-store.js';

interface PrescriptionKey {
  readonly locationId: string;
  readonly id: string;
}

const keysOf = ({ id }: PrescriptionKey) => [messageKey.issued(id), messageKey.writtenBack(id)];

const lockedMessages = select(
  fields({ hasLeft: holds('coalesce(m.taken_at, m.delivered_at, m.last_attempt_at) is not null') }),
  `from signa.outbox_message m where m.location_id = $1 and m.idempotency_key = any ($2) order by m.id for update`,
);

/**
 * Locks the messages about a signed prescription until this transaction ends, so that none is taken for delivery
 * in the meantime (P-481).
 *
 * @returns whether nothing can be stopped any more: one was taken, or there is none
 */
export async function lockSignedMessages(tx: Queryable, prescription: PrescriptionKey): Promise<boolean> {
  const locked = await rows(tx, lockedMessages, [prescription.locationId, keysOf(prescription)]);
  return locked.length === 0 || locked.some(({ hasLeft }) => hasLeft);
}

/** Withdraws locked messages: no server sends them, whatever its jobs say. */
export async function withdrawMessages(tx: Queryable, prescription: PrescriptionKey, at: Instant): Promise<void> {
  await rows(
    tx,
    `update signa.outbox_message set withdrawn_at = $3 where location_id = $1 and idempotency_key = any ($2)`,
    [prescription.locationId, keysOf(prescription), at],
  );
}

/**
 * Takes a message for delivery, which an undo can't stop any more (P-481). An undo that holds the message is waited for.
 * A message is taken again after a failed attempt.
 *
 * @returns false if it must not be sent: withdrawn, not due yet, delivered, or failed permanently
 */
export async function takeMessage(
  tx: Queryable,
  { locationId, messageId }: MessageKey,
  now: Instant,
): Promise<boolean> {
  const taken = await rows(
    tx,
    `update signa.outbox_message set taken_at = coalesce(taken_at, $3) where location_id = $1 and id = $2
      and coalesce(delivered_at, failed_at, withdrawn_at) is null and coalesce(not_before <= $3, true) returning 1`,
    [locationId, messageId, now],
  );
  return taken.length > 0;
}
