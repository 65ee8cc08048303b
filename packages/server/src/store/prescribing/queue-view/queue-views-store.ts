import { noOwnViews, type OwnViews } from '@signa/core/prescribing';
import { key } from '../../key.js';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

/** A user at a location. */
interface ViewOwner {
  readonly locationId: string;
  readonly locationUserId: string;
}

/** The views of a user at a location; version 0 means that none was ever saved. */
export interface StoredOwnViews extends OwnViews {
  readonly version: number;
}

const v = columnsOf('queue_views as v');
const stored = fields({ version: v.version, views: v.views, defaultView: v.default_view });
const from = 'from signa.queue_views v where v.location_id = $1 and v.location_user_id = $2';
const found = select(stored, from);

const valuesOf = ({ locationId, locationUserId }: ViewOwner) => [key(locationId), key(locationUserId)];

export async function findOwnViews(sql: Queryable, owner: ViewOwner): Promise<StoredOwnViews> {
  const [row] = await rows(sql, found, valuesOf(owner));
  return row ?? { ...noOwnViews, version: 0 };
}

/** Same as above, for a change: of two that read the same version, one is saved, and the other finds the next version. */
export async function findOwnViewsForUpdate(tx: Queryable, owner: ViewOwner): Promise<StoredOwnViews> {
  // A row that does not exist can't be locked; the assignment, which always exists, can.
  await rows(
    tx,
    'select from signa.location_user u where u.location_id = $1 and u.id = $2 for no key update',
    valuesOf(owner),
  );
  return await findOwnViews(tx, owner);
}

export async function storeOwnViews(
  tx: Queryable,
  owner: ViewOwner,
  { version, views, defaultView }: StoredOwnViews,
): Promise<void> {
  await rows(
    tx,
    `insert into signa.queue_views (location_id, location_user_id, version, views, default_view) values ($1, $2, $3, $4, $5)
    on conflict (location_id, location_user_id) do update
      set version = excluded.version, views = excluded.views, default_view = excluded.default_view`,
    [...valuesOf(owner), version, JSON.stringify(views), defaultView],
  );
}
