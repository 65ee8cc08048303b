import type { LocationTable } from '../../database/schema/practice.js';
import type { Updateable } from 'kysely';
import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';

/** Holds a location until the transaction ends; a location beyond the scope is held by nobody. */
export async function lockLocation(tx: Queryable, id: string): Promise<void> {
  await rows(tx, 'select 1 from signa.location where id = $1 for no key update', [key(id)]);
}

/** Changes columns of a location that is held. */
export async function updateLocationRow(
  tx: Queryable,
  id: string,
  change: Omit<Updateable<LocationTable>, 'id' | 'version'>,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('location')
    .set((set) => ({ ...change, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error('A location that is changed was entered before');
}
