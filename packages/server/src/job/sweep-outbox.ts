import { forgottenMessages, type MessageKey } from '../store/outbox/outbox-store.js';
import type { DeliveryNeeds } from './deliver-message.js';
import { everyLocation } from './every-location.js';

/**
 * Milliseconds after the last attempt at which a message whose job has ended is tried again: the queue's own waits have
 * grown to this by then, and more would keep a message back long after its receiver is there again.
 */
export const forgottenAfter = 60 * 60 * 1000;

/** Takes up messages whose job ran out of attempts: none is ever dropped (README 9 of the requirements). */
export async function sweepOutbox(
  { database, clock }: DeliveryNeeds,
  enqueue: (key: MessageKey) => Promise<unknown>,
): Promise<void> {
  const since = new Date(Date.parse(clock.now()) - forgottenAfter).toISOString();
  for await (const locationIds of everyLocation(database)) {
    const forgotten = await database.read({ locationIds }, (sql) => forgottenMessages(sql, locationIds, since));
    for (const key of forgotten) await enqueue(key);
  }
}
