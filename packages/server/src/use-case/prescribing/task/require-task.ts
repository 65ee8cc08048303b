import type { Queryable } from '../../../store/statement.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import { findTask } from '../../../store/prescribing/task/task-store.js';

/** Reads a request again after its change. */
export async function requireTask(
  tx: Queryable,
  { locationId, id, uuid }: Pick<StoredTask, 'locationId' | 'id' | 'uuid'>,
): Promise<StoredTask> {
  const task = await findTask(tx, [locationId], id, uuid);
  if (!task) throw new Error('The updated request could not be read back');
  return task;
}
