import type { OverrideForm, StoredOverride } from '@signa/core/administration';
import type { Instant } from '@signa/core/base';
import { key } from '../key.js';
import { always, columnsOf, instant, outerColumnsOf, text } from '../sql/expression.js';
import { fields, select, statement } from '../sql/select.js';
import { type Queryable, rows, single } from '../statement.js';

const o = columnsOf('warning_override as o');
const stored = {
  id: text(o.id),
  rowId: o.row_id,
  grade: o.grade,
  lastDay: always(text(o.last_day)),
  needsSecond: o.needs_second,
  createdById: text(o.created_by),
  confirmedAt: instant(o.confirmed_at),
  endedAt: instant(o.withdrawn_at),
};

const open = select(
  fields(stored),
  'from signa.warning_override o where o.location_id = $1 and o.withdrawn_at is null',
);

/** The overrides of a location that nobody has ended, whatever their state. */
export const listOpenOverrides = (sql: Queryable, locationId: string): Promise<StoredOverride[]> =>
  rows(sql, open, [key(locationId)]);

/** An override with the users behind it. */
interface ListedOverride extends StoredOverride {
  readonly reason: string;
  readonly createdAt: Instant;
  readonly createdBy: string;
  readonly confirmedBy: string | null;
  readonly endedBy: string | null;
}

const mostListed = 500;
const listed = select(
  fields({
    ...stored,
    reason: o.reason,
    createdAt: always(instant(o.created_at)),
    createdBy: columnsOf('location_user as made').display_name,
    confirmedBy: outerColumnsOf('location_user as second').display_name,
    endedBy: outerColumnsOf('location_user as ender').display_name,
  }),
  `from signa.warning_override o
    join signa.location_user made on made.location_id = o.location_id and made.id = o.created_by
    left join signa.location_user second on second.location_id = o.location_id and second.id = o.confirmed_by
    left join signa.location_user ender on ender.location_id = o.location_id and ender.id = o.withdrawn_by
  where o.location_id = $1 order by o.id desc limit ${mostListed}`,
);

/** The overrides of a location with those that have ended, the newest first. */
export const listOverrides = (sql: Queryable, locationId: string): Promise<ListedOverride[]> =>
  rows(sql, listed, [key(locationId)]);

const locked = select(
  fields(stored),
  'from signa.warning_override o where o.location_id = $1 and o.id = $2 for update',
);

/** Locks an override until the transaction ends; `null` if the location has none of that ID. */
export async function findOverrideForUpdate(
  tx: Queryable,
  locationId: string,
  id: string,
): Promise<StoredOverride | null> {
  const [found] = await rows(tx, locked, [key(locationId), key(id)]);
  return found ?? null;
}

interface NewOverride extends OverrideForm {
  readonly locationId: string;
  readonly needsSecond: boolean;
  readonly at: Instant;
  readonly byId: string;
}

const inserted = statement(
  fields({ id: text(o.id) }),
  (
    list,
  ) => `insert into signa.warning_override as o (location_id, row_id, grade, reason, last_day, needs_second, created_at, created_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${list}`,
);

/** Stores an override, and returns its ID. One of the same warning must have ended. */
export async function insertOverride(tx: Queryable, added: NewOverride): Promise<string> {
  const { locationId, rowId, grade, reason, lastDay, needsSecond, at, byId } = added;
  const values = [key(locationId), rowId, grade, reason, lastDay, needsSecond, at, key(byId)];
  return (await single(tx, inserted, values)).id;
}

interface Written {
  readonly locationId: string;
  readonly id: string;
  readonly at: Instant;
  readonly byId: string;
}

const valuesOf = ({ locationId, id, at, byId }: Written) => [key(locationId), key(id), at, key(byId)];

/** The second person's confirmation. */
export async function confirmOverride(tx: Queryable, written: Written): Promise<void> {
  await rows(
    tx,
    'update signa.warning_override set confirmed_at = $3, confirmed_by = $4 where location_id = $1 and id = $2',
    valuesOf(written),
  );
}

export async function endOverride(tx: Queryable, written: Written): Promise<void> {
  await rows(
    tx,
    'update signa.warning_override set withdrawn_at = $3, withdrawn_by = $4 where location_id = $1 and id = $2 and withdrawn_at is null',
    valuesOf(written),
  );
}
