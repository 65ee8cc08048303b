import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** Lets two links at one location follow one another: the second sees the first. */
export async function waitForOtherLinks(tx: Queryable, locationId: string): Promise<void> {
  await rows(tx, 'select 1 from signa.location where id = $1 for no key update', [key(locationId)]);
}

/** The name of somebody else at the location, active or not, who is linked with this user of the practice system. */
export async function linkedElsewhere(
  tx: Queryable,
  { id, locationId }: { readonly id: string; readonly locationId: string },
  pimsId: string,
): Promise<string | null> {
  const [found] = await uncheckedRows<{ name: string }>(
    tx,
    'select display_name as name from signa.location_user where location_id = $1 and pims_id = $2 and id <> $3 limit 1',
    [key(locationId), pimsId, key(id)],
  );
  return found?.name ?? null;
}
