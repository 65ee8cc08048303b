import { type Queryable, rows } from '../../statement.js';

/**
 * Serializes issuing for a patient until the transaction ends, so that of two users who issue the same drug within
 * seconds, the second sees the first prescription (P-236). Locks a separate key instead of the patient's row, which
 * other changes lock before a request.
 */
export async function serializeIssuing(tx: Queryable, locationId: string, patientId: string): Promise<void> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`signa.therapy:${locationId}:${patientId}`]);
}
