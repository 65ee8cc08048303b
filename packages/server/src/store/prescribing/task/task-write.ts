import type { Insertable, Updateable } from 'kysely';
import type { TaskTable } from '../../../database/schema/task.js';
import type { Queryable } from '../../statement.js';
import { wakeCard } from './renewed.js';

/** The columns of a task that is not snoozed. */
export const awake = { snoozed_until: null, snoozed_at: null, snoozed_by: null, snooze_reason: null } as const;

/**
 * Updates a locked task and increments its version. Whatever happens to a snoozed task puts it back in the list, except
 * the snooze itself, which is among the values (P-516).
 */
export async function changeTask(
  tx: Queryable,
  key: { readonly locationId: string; readonly id: string },
  values: Updateable<TaskTable>,
): Promise<void> {
  await tx
    .updateTable('task')
    .set((set) => ({ ...awake, ...values, version: set('version', '+', 1) }))
    .where('location_id', '=', key.locationId)
    .where('id', '=', key.id)
    .executeTakeFirstOrThrow();
}

/** Inserts a task and returns its id; it is in the list, with those on its card (P-516). */
export async function insertTask(
  tx: Queryable,
  locationId: string,
  values: Omit<Insertable<TaskTable>, 'location_id'>,
): Promise<string> {
  await wakeCard(tx, locationId, values.previous_prescription_id);
  const { id } = await tx
    .insertInto('task')
    .values({ ...values, location_id: locationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
