import { key } from '../../key.js';
import { type Queryable, rows } from '../../statement.js';

/**
 * Locks the client and patient of a new request. A concurrent deactivation is waited for, and a later one waits until
 * the request exists and can be declined with the others (C-075, C-076).
 */
export async function lockParties(
  tx: Queryable,
  locationId: string,
  { clientId, patientId }: { readonly clientId?: string | null; readonly patientId?: string | null },
): Promise<void> {
  if (clientId) await rows(tx, lockStatement('client'), [locationId, key(clientId)]);
  if (patientId) await rows(tx, lockStatement('patient'), [locationId, key(patientId)]);
}

const lockStatement = (table: 'client' | 'patient'): string =>
  `select id from signa.${table} where location_id = $1 and id = $2 for share`;
