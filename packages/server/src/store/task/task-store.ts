import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';
import type { StoredTask } from './stored-task.js';
import { taskJson } from './task-json.js';

/** A task by its own id, within the caller's locations. */
export async function findTask(sql: Queryable, locationIds: readonly string[], id: string, uuid: string): Promise<StoredTask | null> {
  const [found] = await rows<{ task: StoredTask }>(
    sql,
    `select ${taskJson} as task from signa.task t where t.location_id = any ($1) and t.id = $2 and t.uuid::text = lower($3)`,
    [locationIds, key(id), uuid],
  );
  return found?.task ?? null;
}

/** A task for a change: nobody else changes it until this transaction ends (P-007). */
export async function lockTask(tx: Queryable, locationIds: readonly string[], by: { id: string } | { uuid: string }): Promise<StoredTask | null> {
  const [column, value] = 'id' in by ? ['t.id = $2', key(by.id)] : ['t.uuid::text = lower($2)', by.uuid];
  const held = await rows<{ location_id: string; id: string }>(
    tx,
    `select t.location_id, t.id from signa.task t where t.location_id = any ($1) and ${column} for update`,
    [locationIds, value],
  );
  if (!held[0]) return null;
  const [found] = await rows<{ task: StoredTask }>(
    tx,
    `select ${taskJson} as task from signa.task t where t.location_id = $1 and t.id = $2`,
    [held[0].location_id, held[0].id],
  );
  return found?.task ?? null;
}
