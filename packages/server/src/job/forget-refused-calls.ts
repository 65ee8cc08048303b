import { forgetRefusals } from '../store/administration/refused-call/refused-call-store.js';
import type { DeliveryDeps } from './deliver-message.js';

/** A request ID is read out within days; two weeks include a vacation. */
const retentionMs = 14 * 24 * 60 * 60 * 1000;

/** Deletes rejected calls that no one will ask about any more. */
export async function forgetRefusedCalls({ database, clock }: Pick<DeliveryDeps, 'database' | 'clock'>): Promise<void> {
  const before = new Date(Date.parse(clock.now()) - retentionMs).toISOString();
  await database.write({ locationIds: [] }, (tx) => forgetRefusals(tx, before));
}
