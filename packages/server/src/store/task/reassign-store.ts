import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** Whose pending requests go to whom. */
export interface Reassignment {
  readonly locationId: string;
  readonly fromId: string;
  readonly toId: string;
  /** Only these of them; null for all. */
  readonly taskIds: readonly string[] | null;
}

/** Hands pending requests of a user to another one of the location; answers the ids. */
export async function reassignPending(
  tx: Queryable,
  { locationId, fromId, toId, taskIds }: Reassignment,
): Promise<string[]> {
  const found = await uncheckedRows<{ id: string }>(
    tx,
    `update signa.task t set assigned_to = $3, version = t.version + 1
    where t.location_id = $1 and t.assigned_to = $2 and t.status = 'PENDING' and not t.archived
      and ($4::bigint[] is null or t.id = any ($4::bigint[]))
    returning t.id::text as id`,
    [key(locationId), key(fromId), key(toId), taskIds?.map(key) ?? null],
  );
  return found.map(({ id }) => id);
}
