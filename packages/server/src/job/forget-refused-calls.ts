import { forgetRefusals } from '../store/refused-call/refused-call-store.js';
import type { DeliveryNeeds } from './deliver-message.js';

/** A number is read over the phone within days; two weeks leave room for a holiday. */
const keptFor = 14 * 24 * 60 * 60 * 1000;

/** Forgets the calls that were refused, once nobody asks for them any more. */
export async function forgetRefusedCalls({
  database,
  clock,
}: Pick<DeliveryNeeds, 'database' | 'clock'>): Promise<void> {
  const before = new Date(Date.parse(clock.now()) - keptFor).toISOString();
  await database.write({ locationIds: [] }, (tx) => forgetRefusals(tx, before));
}
