import type { Insertable, Updateable } from 'kysely';
import type { TaskTable } from '../../../database/schema/task.js';
import type { Queryable } from '../../statement.js';

/** Updates a locked task and increments its version. */
export async function changeTask(
  tx: Queryable,
  key: { readonly locationId: string; readonly id: string },
  values: Updateable<TaskTable>,
): Promise<void> {
  await tx
    .updateTable('task')
    .set((set) => ({ ...values, version: set('version', '+', 1) }))
    .where('location_id', '=', key.locationId)
    .where('id', '=', key.id)
    .executeTakeFirstOrThrow();
}

/** Inserts a task and returns its id. */
export async function insertTask(
  tx: Queryable,
  locationId: string,
  values: Omit<Insertable<TaskTable>, 'location_id'>,
): Promise<string> {
  const { id } = await tx
    .insertInto('task')
    .values({ ...values, location_id: locationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
