import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

const t = columnsOf('task as t');
const reassign = statement(
  fields({ id: t.id }),
  (list) => `update signa.task t set assigned_to = $3, version = t.version + 1,
      snoozed_until = null, snoozed_at = null, snoozed_by = null, snooze_reason = null
    where t.location_id = $1 and t.assigned_to = $2 and t.status = 'PENDING' and not t.archived
      and ($4::bigint[] is null or t.id = any ($4::bigint[]))
    returning ${list}`,
);

/** The users between whom pending requests are reassigned. */
interface Reassignment {
  readonly locationId: string;
  readonly fromId: string;
  readonly toId: string;
  /** Only these requests; null for all. */
  readonly taskIds: readonly string[] | null;
}

/** Reassigns pending requests of a user to another one at the location and returns their ids. */
export async function reassignPending(
  tx: Queryable,
  { locationId, fromId, toId, taskIds }: Reassignment,
): Promise<string[]> {
  const found = await rows(tx, reassign, [key(locationId), key(fromId), key(toId), taskIds?.map(key) ?? null]);
  return found.map(({ id }) => id);
}
