import { rows } from '../store/statement.js';
import type { DeliveryDeps } from './deliver-message.js';

/** A caller repeats a call within moments; a week includes callers who were offline. */
const retentionMs = 7 * 24 * 60 * 60 * 1000;

/** Deletes stored responses once no repeat can follow. */
export async function forgetRepeats({ database, clock }: Pick<DeliveryDeps, 'database' | 'clock'>): Promise<void> {
  const before = new Date(Date.parse(clock.now()) - retentionMs).toISOString();
  await database.write({ locationIds: [] }, (tx) => rows(tx, 'select signa.forget_repeats($1)', [before]));
}
