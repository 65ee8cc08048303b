import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';
import { prescriptionJson } from './prescription-json.js';
import type { StoredPrescription } from './stored-prescription.js';

/** Written once: a text of this size takes longer to put together than to send. */
const byId = `select ${prescriptionJson} as prescription from signa.prescription rx
  where rx.location_id = any ($1) and rx.id = $2 and rx.removed_at is null`;

/** A prescription by its own id, within the caller's locations; a removed draft is missing (P-118). */
export async function findPrescription(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredPrescription | null> {
  const [found] = await rows<{ prescription: StoredPrescription }>(sql, byId, [locationIds, key(id)]);
  return found?.prescription ?? null;
}

/** A prescription for a change: nobody else changes it until this transaction ends (P-007). */
export async function lockPrescription(
  tx: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredPrescription | null> {
  const held = await rows<{ location_id: string }>(
    tx,
    `select rx.location_id from signa.prescription rx where rx.location_id = any ($1) and rx.id = $2 and rx.removed_at is null for update`,
    [locationIds, key(id)],
  );
  return held[0] ? findPrescription(tx, [held[0].location_id], id) : null;
}
