import type { Operations } from '@signa/core/contract';
import type { QueryShortcutArgs } from '@signa/core/contract/resolvers';
import { isBlank } from '@signa/core/base';
import { Conditions, containing } from '../../conditions.js';
import { key } from '../../key.js';
import { columnsOf, holds, text } from '../../sql/expression.js';
import { jsonbList, jsonbObject } from '../../sql/json.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

export type StoredShortcut = Operations['Shortcut']['data']['shortcut'][number];

const s = columnsOf('shortcut as s');
const l = columnsOf('location as l');

const shortcut = fields({
  shortcut: jsonbObject({
    id: text(s.id),
    version: s.version,
    type: s.type,
    label: s.label,
    details: s.details,
    isActive: s.is_active,
    locationId: text(s.location_id),
    isGlobal: holds('s.location_id is null'),
    shortcutsLocation: jsonbList(jsonbObject({ locationId: text(l.id), isActive: s.is_active, locationName: l.name }), {
      from: 'from signa.location l where l.id = s.location_id',
    }),
  }),
});

/** The active global shortcuts and those of a location, by label within type. */
export async function listShortcuts(sql: Queryable, args: QueryShortcutArgs): Promise<StoredShortcut[]> {
  const where = new Conditions().always('s.is_active');
  if (args.locationId == null) where.always('s.location_id is null');
  else where.with('(s.location_id = ? or s.location_id is null)', key(args.locationId));
  where
    .with('s.type = ?', args.shortcutType)
    .with(
      'signa.folded(s.label) like signa.folded(?)',
      args.filter && !isBlank(args.filter) ? containing(args.filter) : null,
    );
  const found = await rows(
    sql,
    select(shortcut, `from signa.shortcut s where ${where.text} order by s.type, lower(s.label), s.id`),
    where.values,
  );
  return found.map((row) => row.shortcut);
}

/** An active shortcut visible to the transaction; null without one. */
export async function findShortcut(sql: Queryable, id: string): Promise<StoredShortcut | null> {
  return await oneShortcut(sql, id, '');
}

/** Same as above, locked until the transaction ends. */
export async function lockShortcut(tx: Queryable, id: string): Promise<StoredShortcut | null> {
  return await oneShortcut(tx, id, 'for update');
}

async function oneShortcut(sql: Queryable, id: string, lock: string): Promise<StoredShortcut | null> {
  const [found] = await rows(sql, select(shortcut, `from signa.shortcut s where s.id = $1 and s.is_active ${lock}`), [
    key(id),
  ]);
  return found?.shortcut ?? null;
}

/** Normalizes a label for comparison: labels that look the same are equal, however they were typed. */
const labelKey = (label: string) =>
  String.raw`regexp_replace(btrim(signa.folded(${label})), '[\s\u00a0\u2000-\u200b\u202f\u3000]+', ' ', 'g')`;

/**
 * Whether another active shortcut of the same type offered at the location, global ones included, has the label,
 * ignoring case, accents, and repeated spaces. The label is locked until the transaction ends, so that of two
 * concurrent additions, one waits and finds the other's.
 */
export async function isLabelTaken(
  tx: Queryable,
  { locationId, type, label }: Pick<StoredShortcut, 'locationId' | 'type' | 'label'>,
  exceptId: string | null = null,
): Promise<boolean> {
  const place = locationId === null ? null : key(locationId);
  await rows(
    tx,
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'signa.shortcut', $1::bigint, $2::text, ${labelKey('$3::text')}), 0))`,
    [place, type, label],
  );
  // Must be a separate statement, to see what the other transaction committed while this one waited.
  const { isTaken } = await single(
    tx,
    select(
      fields({
        isTaken: holds(`exists (select from signa.shortcut s where s.is_active and s.type = $2
      and (s.location_id is null or s.location_id = $1) and ${labelKey('s.label')} = ${labelKey('$3::text')} and s.id is distinct from $4)`),
      }),
      '',
    ),
    [place, type, label, exceptId === null ? null : key(exceptId)],
  );
  return isTaken;
}

/** A shortcut to insert; without a location it is global. */
type NewShortcut = Pick<StoredShortcut, 'type' | 'label' | 'details' | 'locationId'>;

export async function insertShortcut(tx: Queryable, added: NewShortcut): Promise<StoredShortcut> {
  const { shortcut: stored } = await single(
    tx,
    statement(
      shortcut,
      (list) =>
        `insert into signa.shortcut as s (location_id, type, label, details) values ($1, $2, $3, $4) returning ${list}`,
    ),
    [added.locationId === null ? null : key(added.locationId), added.type, added.label, added.details],
  );
  return stored;
}

export async function changeShortcut(
  tx: Queryable,
  id: string,
  { label, details }: Pick<StoredShortcut, 'label' | 'details'>,
): Promise<StoredShortcut> {
  const { shortcut: stored } = await single(
    tx,
    statement(
      shortcut,
      (list) =>
        `update signa.shortcut s set label = $2, details = $3, version = s.version + 1 where s.id = $1 returning ${list}`,
    ),
    [key(id), label, details],
  );
  return stored;
}

/** The row is kept, because prescriptions may use its text. */
export async function retireShortcut(tx: Queryable, id: string): Promise<StoredShortcut> {
  const { shortcut: stored } = await single(
    tx,
    statement(
      shortcut,
      (list) =>
        `update signa.shortcut s set is_active = false, version = s.version + 1 where s.id = $1 returning ${list}`,
    ),
    [key(id)],
  );
  return stored;
}
