import type { PrescriptionTaskFilter } from '@signa/core/contract';
import { joinedTypes, renewalPageSize } from '@signa/core/prescribing';
import { skip } from '../../page.js';
import { fields, select, selectCount } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { cardConditions, type QueueReader } from '../task/task-conditions.js';
import type { StoredTask } from '../task/stored-task.js';
import { taskJson } from '../task/task-json.js';

/** The vet whose patient it is, as core decides it: assigned, else of the patient, else of the last prescription. */
const responsibleVet = `coalesce(t.assigned_to,
  (select pt.presc_vet_location_user_id from signa.patient pt where pt.location_id = t.location_id and pt.id = t.patient_id),
  (select rx.authorizing_vet_id from signa.prescription rx where rx.location_id = t.location_id and rx.id = t.previous_prescription_id))`;

const filterOf = (locationId: string): PrescriptionTaskFilter => ({
  locationId,
  status: 'pending',
  type: [...joinedTypes],
  isSnoozed: false,
});

const whole = fields({ task: taskJson });

interface RenewalsOf {
  readonly reader: QueueReader;
  readonly locationId: string;
}

/** A page of the pending renewals of these vets that are not snoozed, newest first, joined ones once (P-465). */
export async function listRenewals(
  sql: Queryable,
  { locationId, reader }: RenewalsOf,
  skipped: number | null,
): Promise<StoredTask[]> {
  const where = (await cardConditions(sql, filterOf(locationId), reader)).with(
    `${responsibleVet} = any (?)`,
    reader.ownVetIds,
  );
  const paging = `limit ${where.bind(renewalPageSize)} offset ${where.bind(skip(skipped))}`;
  const found = await rows(
    sql,
    select(whole, `from signa.task t where ${where.text} order by t.created_at desc, t.id desc ${paging}`),
    where.values,
  );
  return found.map(({ task }) => task);
}

/** The number of pending renewals of these vets, and of all others. */
export async function countRenewals(
  sql: Queryable,
  { locationId, reader }: RenewalsOf,
): Promise<{ readonly total: number; readonly ofOtherVets: number }> {
  const all = await cardConditions(sql, filterOf(locationId), reader);
  const { count } = await single(sql, selectCount(`from signa.task t where ${all.text}`), all.values);
  const own = all.with(`${responsibleVet} = any (?)`, reader.ownVetIds);
  const { count: total } = await single(sql, selectCount(`from signa.task t where ${own.text}`), own.values);
  return { total, ofOtherVets: Math.max(0, count - total) };
}
