import { type Queryable, rows } from '../statement.js';

/**
 * Lets one person at a time issue for a patient, until the transaction ends: of two who sign the same drug within seconds
 * the second reads what the first has signed (P-236). Not the patient's row, which another change holds before a request.
 */
export async function holdTherapy(tx: Queryable, locationId: string, patientId: string): Promise<void> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`signa.therapy:${locationId}:${patientId}`]);
}
