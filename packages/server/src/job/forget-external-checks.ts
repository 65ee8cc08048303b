import { forgetUnusedChecks } from '../store/prescribing/external-check/external-check-store.js';
import type { DeliveryDeps } from './deliver-message.js';

/** A form stays open over night at most; after that, it asks again. */
const retentionMs = 2 * 24 * 60 * 60 * 1000;

/** Deletes what CDS services said about prescriptions that were never signed. */
export async function forgetExternalChecks({
  database,
  clock,
}: Pick<DeliveryDeps, 'database' | 'clock'>): Promise<void> {
  const before = new Date(Date.parse(clock.now()) - retentionMs).toISOString();
  await database.write({ locationIds: [] }, (tx) => forgetUnusedChecks(tx, before));
}
