import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

/** Serializes links at one location: the second sees the first. */
export async function waitForOtherLinks(tx: Queryable, locationId: string): Promise<void> {
  await rows(tx, 'select 1 from signa.location where id = $1 for no key update', [key(locationId)]);
}

const u = columnsOf('location_user as u');
const otherOfLink = select(
  fields({ name: u.display_name }),
  'from signa.location_user u where u.location_id = $1 and u.pims_id = $2 and u.id <> $3 limit 1',
);

/** The name of another user at the location, active or not, who is linked with this PIMS user. */
export async function linkedToAnother(
  tx: Queryable,
  { id, locationId }: { readonly id: string; readonly locationId: string },
  pimsId: string,
): Promise<string | null> {
  const [found] = await rows(tx, otherOfLink, [key(locationId), pimsId, key(id)]);
  return found?.name ?? null;
}
