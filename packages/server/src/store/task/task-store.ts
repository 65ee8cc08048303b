import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';
import type { StoredTask } from './stored-task.js';
import { taskJson } from './task-json.js';

/** A task by its own id, within the caller's locations. */
export async function findTask(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
  uuid: string,
): Promise<StoredTask | null> {
  const [found] = await rows<{ task: StoredTask }>(
    sql,
    `select ${taskJson} as task from signa.task t where t.location_id = any ($1) and t.id = $2 and t.uuid::text = lower($3)`,
    [locationIds, key(id), uuid],
  );
  return found?.task ?? null;
}

/** How a change names its task. */
type TaskName = { readonly id: string } | { readonly uuid: string } | { readonly prescriptionId: string };

function named(by: TaskName): [condition: string, value: string] {
  if ('id' in by) return ['t.id = $2', key(by.id)];
  return 'uuid' in by ? ['t.uuid::text = lower($2)', by.uuid] : ['t.prescription_id = $2', key(by.prescriptionId)];
}

/** A task for a change: nobody else changes it until this transaction ends (P-007). */
export async function lockTask(
  tx: Queryable,
  locationIds: readonly string[],
  by: TaskName,
): Promise<StoredTask | null> {
  const [condition, value] = named(by);
  const held = await rows<{ location_id: string; id: string }>(
    tx,
    `select t.location_id, t.id from signa.task t where t.location_id = any ($1) and ${condition} for update`,
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

/** The order outside that came with a request, if any (P-171). */
export async function externalOrderOf(
  sql: Queryable,
  { locationId, id }: Pick<StoredTask, 'locationId' | 'id'>,
): Promise<string | null> {
  const [found] = await rows<{ external_order_id: string | null }>(
    sql,
    'select external_order_id from signa.task where location_id = $1 and id = $2',
    [locationId, id],
  );
  return found?.external_order_id ?? null;
}

/** The pending tasks of a client or a patient, held for a change, oldest first so that two changes never cross. */
export async function lockPendingTasks(
  tx: Queryable,
  locationId: string,
  of: { clientId: string } | { patientId: string },
): Promise<StoredTask[]> {
  const [column, value] = 'clientId' in of ? ['client_id', of.clientId] : ['patient_id', of.patientId];
  const held = await rows<{ id: string }>(
    tx,
    `select id from signa.task where location_id = $1 and ${column} = $2 and status = 'PENDING' order by id for update`,
    [locationId, value],
  );
  const found = await rows<{ task: StoredTask }>(
    tx,
    `select ${taskJson} as task from signa.task t where t.location_id = $1 and t.id = any ($2) and t.status = 'PENDING' order by t.id`,
    [locationId, held.map((row) => row.id)],
  );
  return found.map((row) => row.task);
}

/** The request that a prescription answered, if any. */
export async function findTaskOfPrescription(
  sql: Queryable,
  locationId: string,
  prescriptionId: string,
): Promise<string | null> {
  const [found] = await rows<{ id: string }>(
    sql,
    'select id::text from signa.task where location_id = $1 and prescription_id = $2 order by id limit 1',
    [locationId, prescriptionId],
  );
  return found?.id ?? null;
}
