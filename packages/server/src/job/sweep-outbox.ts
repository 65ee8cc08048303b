import { forgottenMessages, type MessageKey } from '../store/outbox/outbox-store.js';
import type { DeliveryDeps } from './deliver-message.js';
import { everyLocation } from './every-location.js';

/**
 * Milliseconds after the last attempt at which a message whose job has ended is retried. The queue's own delays have
 * grown to this by then, and a longer delay would hold messages back long after the receiver recovered.
 */
export const forgottenAfter = 60 * 60 * 1000;

/** Retries messages whose job ran out of attempts: no message is ever dropped (README 9 of the requirements). */
export async function sweepOutbox(
  { database, clock }: DeliveryDeps,
  enqueue: (key: MessageKey) => Promise<unknown>,
): Promise<void> {
  const since = new Date(Date.parse(clock.now()) - forgottenAfter).toISOString();
  for await (const locationIds of everyLocation(database)) {
    const forgotten = await database.read({ locationIds }, (sql) => forgottenMessages(sql, locationIds, since));
    for (const key of forgotten) await enqueue(key);
  }
}
