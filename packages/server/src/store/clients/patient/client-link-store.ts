import type { ClientLink } from '@signa/core/clients';
import { sql } from 'kysely';
import { insertMany } from '../../insert-many.js';
import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

interface PatientKey {
  readonly locationId: string;
  readonly id: string;
}

const l = columnsOf('patient_client as l');
const ofPatient = select(
  fields({ locationClientId: l.client_id, isActive: l.is_active, isPrimary: l.is_primary }),
  'from signa.patient_client l where l.location_id = $1 and l.patient_id = $2 order by l.created_at, l.client_id',
);

/** The links of a patient with its clients, oldest first, inactive ones included. */
export function linksOf(tx: Queryable, { locationId, id }: PatientKey): Promise<ClientLink[]> {
  return rows(tx, ofPatient, [key(locationId), key(id)]);
}

/**
 * Stores the links of a patient. The primary flag is cleared before it is set, because a unique index allows one per
 * patient at any time (C-081).
 */
export async function storeLinks(
  tx: Queryable,
  { locationId, id }: PatientKey,
  links: readonly ClientLink[],
): Promise<void> {
  await sql`update signa.patient_client set is_primary = false
    where location_id = ${key(locationId)} and patient_id = ${key(id)} and is_primary`.execute(tx);
  for (const { locationClientId, isActive, isPrimary } of links)
    await sql`insert into signa.patient_client (location_id, patient_id, client_id, is_active, is_primary)
      values (${key(locationId)}, ${key(id)}, ${key(locationClientId)}, ${isActive}, ${isPrimary})
      on conflict (location_id, patient_id, client_id)
      do update set is_active = excluded.is_active, is_primary = excluded.is_primary`.execute(tx);
}

/** Inserts the links of new patients. */
export async function insertLinks(
  tx: Queryable,
  locationId: string,
  patients: readonly { readonly id: string; readonly links: readonly ClientLink[] }[],
): Promise<void> {
  await insertMany(
    tx,
    'patient_client',
    { location_id: 'bigint', patient_id: 'bigint', client_id: 'bigint', is_active: 'boolean', is_primary: 'boolean' },
    patients.flatMap(({ id, links }) =>
      links.map(({ locationClientId, isActive, isPrimary }) => ({
        location_id: locationId,
        patient_id: id,
        client_id: locationClientId,
        is_active: isActive,
        is_primary: isPrimary,
      })),
    ),
  );
}
