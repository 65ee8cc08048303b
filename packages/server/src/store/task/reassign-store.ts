import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';

/** Hands every pending request of a user to another one of the location; answers the ids. */
export async function reassignPending(
  tx: Queryable,
  locationId: string,
  fromId: string,
  toId: string,
): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    `update signa.task t set assigned_to = $3, version = t.version + 1
    where t.location_id = $1 and t.assigned_to = $2 and t.status = 'PENDING' and not t.archived
    returning t.id::text as id`,
    [key(locationId), key(fromId), key(toId)],
  );
  return found.map(({ id }) => id);
}
