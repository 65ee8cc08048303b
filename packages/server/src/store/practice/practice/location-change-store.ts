import type { LocationTable } from '../../../database/schema/practice.js';
import type { Updateable } from 'kysely';
import { key } from '../../key.js';
import { type Queryable, rows } from '../../statement.js';

/** Locks a location until the transaction ends; finds nothing outside the scope. */
export async function lockLocation(tx: Queryable, id: string): Promise<void> {
  await rows(tx, 'select 1 from signa.location where id = $1 for no key update', [key(id)]);
}

/** Updates columns of a locked location. */
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
  if (numUpdatedRows !== 1n) throw new Error('The location to change was not entered first');
}
