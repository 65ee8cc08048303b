import { rows } from '../store/statement.js';
import type { DeliveryNeeds } from './deliver-message.js';

/** A caller who repeats a call does so within moments; a week leaves room for one who was away. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** Drops the answers that are kept for repeats, once none can come any more. */
export async function forgetRepeats({ database, clock }: Pick<DeliveryNeeds, 'database' | 'clock'>): Promise<void> {
  const before = new Date(Date.parse(clock.now()) - keptFor).toISOString();
  await database.write({ locationIds: [] }, (tx) => rows(tx, 'select signa.forget_repeats($1)', [before]));
}
