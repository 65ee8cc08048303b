import { joinedTypes } from '@signa/core/prescribing';
import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { isJoined, leadingOrder } from './joined.js';
import type { StoredTask } from './stored-task.js';
import { taskJson } from './task-json.js';

const t = columnsOf('task as t');
const named = fields({ id: t.id });
const whole = fields({ task: taskJson });

/** A task by its own id, within the caller's locations. */
export async function findTask(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
  uuid: string,
): Promise<StoredTask | null> {
  const [found] = await rows(
    sql,
    select(whole, `from signa.task t where t.location_id = any ($1) and t.id = $2 and t.uuid::text = lower($3)`),
    [locationIds, key(id), uuid],
  );
  return found?.task ?? null;
}

/** A task by its own id, within these locations. */
export async function findTaskById(
  sql: Queryable,
  locationIds: readonly string[],
  id: string,
): Promise<StoredTask | null> {
  const [found] = await rows(sql, select(whole, `from signa.task t where t.location_id = any ($1) and t.id = $2`), [
    locationIds,
    key(id),
  ]);
  return found?.task ?? null;
}

/** How a change identifies its task. */
type TaskName = { readonly id: string } | { readonly uuid: string } | { readonly prescriptionId: string };

function conditionOf(by: TaskName): [condition: string, value: string] {
  if ('id' in by) return ['t.id = $2', key(by.id)];
  return 'uuid' in by ? ['t.uuid::text = lower($2)', by.uuid] : ['t.prescription_id = $2', key(by.prescriptionId)];
}

/**
 * Locks a task for a change, with those on its card, until this transaction ends (P-007, P-238). Locks are taken in id
 * order, so that two callers that name different tasks of a card cannot deadlock. For a prescription that answers
 * several, the leading one.
 */
export async function lockTask(
  tx: Queryable,
  locationIds: readonly string[],
  by: TaskName,
): Promise<StoredTask | null> {
  const [condition, value] = conditionOf(by);
  const meant = `t.location_id = any ($1) and ${condition}`;
  await rows(
    tx,
    `select h.id from signa.task h where (h.location_id, h.id) in (
      select t.location_id, t.id from signa.task t where ${meant}
      union select k.location_id, k.id from signa.task t join signa.task k on ${isJoined} where ${meant}
    ) order by h.location_id, h.id for update`,
    [locationIds, value],
  );
  // Read after the lock, to see concurrent changes.
  const [found] = await rows(
    tx,
    select(whole, `from signa.task t where ${meant} order by ${leadingOrder('t')} limit 1`),
    [locationIds, value],
  );
  return found?.task ?? null;
}

/** The other tasks on the card of a locked task, locked with it; they get the same answer (P-238). */
export async function lockJoined(
  tx: Queryable,
  { locationId, joined }: Pick<StoredTask, 'locationId' | 'joined'>,
): Promise<StoredTask[]> {
  if (joined.length === 0) return [];
  const found = await rows(
    tx,
    select(
      whole,
      `from signa.task t where t.location_id = $1 and t.id = any ($2::bigint[]) and t.status = 'PENDING'
    order by t.id for update of t`,
    ),
    [locationId, joined.map(({ id }) => id)],
  );
  return found.map(({ task }) => task);
}

/**
 * The requests that were answered together with a locked one, by the same prescription and with the same status; the
 * pharmacy's messages about one apply to all (P-238).
 */
export async function lockAnsweredTogether(
  tx: Queryable,
  { locationId, id, status, type, prescriptionId, previousPrescriptionId }: StoredTask,
): Promise<StoredTask[]> {
  if (status === 'PENDING' || !joinedTypes.some((joined) => joined === type)) return [];
  const found = await rows(
    tx,
    select(
      whole,
      `from signa.task t where t.location_id = $1 and t.id <> $2 and t.status = $3 and t.prescription_id is not distinct from $4::bigint
      and t.previous_prescription_id = $5 and t.type = any ($6) order by t.id for update of t`,
    ),
    [locationId, id, status, prescriptionId, previousPrescriptionId, joinedTypes],
  );
  return found.map(({ task }) => task);
}

/** The requests that a prescription answers or drafts an answer to, the leading one first, locked in id order (P-482). */
export async function lockAnsweredBy(
  tx: Queryable,
  locationIds: readonly string[],
  prescriptionId: string,
): Promise<StoredTask[]> {
  const meant = 't.location_id = any ($1) and t.prescription_id = $2';
  const values = [locationIds, key(prescriptionId)];
  await rows(tx, `select t.id from signa.task t where ${meant} order by t.location_id, t.id for update`, values);
  const found = await rows(tx, select(whole, `from signa.task t where ${meant} order by ${leadingOrder('t')}`), values);
  return found.map(({ task }) => task);
}

/** The external order that came with a request, if any (P-171). */
export async function externalOrderOf(
  sql: Queryable,
  { locationId, id }: Pick<StoredTask, 'locationId' | 'id'>,
): Promise<string | null> {
  const [found] = await rows(
    sql,
    select(fields({ orderId: t.external_order_id }), 'from signa.task t where t.location_id = $1 and t.id = $2'),
    [locationId, id],
  );
  return found?.orderId ?? null;
}

/**
 * The pending tasks of a client or a patient, locked for a change, oldest first so that two changes cannot deadlock.
 */
export async function lockPendingTasks(
  tx: Queryable,
  locationId: string,
  of: { clientId: string } | { patientId: string },
): Promise<StoredTask[]> {
  const [column, value] = 'clientId' in of ? ['client_id', of.clientId] : ['patient_id', of.patientId];
  const locked = await rows(
    tx,
    select(
      named,
      `from signa.task t where t.location_id = $1 and t.${column} = $2 and t.status = 'PENDING' order by t.id for update`,
    ),
    [locationId, value],
  );
  const found = await rows(
    tx,
    select(
      whole,
      `from signa.task t where t.location_id = $1 and t.id = any ($2) and t.status = 'PENDING' order by t.id`,
    ),
    [locationId, locked.map((row) => row.id)],
  );
  return found.map((row) => row.task);
}

/** The request that a prescription answered, if any. */
export async function findTaskOfPrescription(
  sql: Queryable,
  locationId: string,
  prescriptionId: string,
): Promise<string | null> {
  const [found] = await rows(
    sql,
    select(named, 'from signa.task t where t.location_id = $1 and t.prescription_id = $2 order by t.id limit 1'),
    [locationId, prescriptionId],
  );
  return found?.id ?? null;
}
