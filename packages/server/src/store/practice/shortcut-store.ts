import type { AddShortcutInput, Operations, QueryShortcutArgs } from '@signa/core/operation';
import { isBlank } from '@signa/core/text';
import { Conditions, containing } from '../conditions.js';
import { key } from '../key.js';
import { type Queryable, rows, single } from '../statement.js';

export type StoredShortcut = Operations['Shortcut']['data']['shortcut'][number];

const shortcutJson = `jsonb_build_object('id', s.id::text, 'type', s.type, 'label', s.label, 'details', s.details,
  'locationId', s.location_id::text, 'isGlobal', s.location_id is null)`;

/** A location's own active shortcuts and the global ones, by label within type. */
export async function listShortcuts(sql: Queryable, args: QueryShortcutArgs): Promise<StoredShortcut[]> {
  const where = new Conditions()
    .always('s.is_active')
    .with('(s.location_id = ? or s.location_id is null)', key(args.locationId));
  where
    .with('s.type = ?', args.shortcutType)
    .with('s.label ilike ?', args.filter && !isBlank(args.filter) ? containing(args.filter) : null);
  const found = await rows<{ shortcut: StoredShortcut }>(
    sql,
    `select ${shortcutJson} as shortcut from signa.shortcut s where ${where.text} order by s.type, lower(s.label), s.id`,
    where.values,
  );
  return found.map((row) => row.shortcut);
}

export async function insertShortcut(tx: Queryable, input: AddShortcutInput): Promise<StoredShortcut> {
  const added = await single<{ shortcut: StoredShortcut }>(
    tx,
    `insert into signa.shortcut as s (location_id, type, label, details) values ($1, $2, $3, $4) returning ${shortcutJson} as shortcut`,
    [key(input.locationId), input.shortcutType, input.label, input.details],
  );
  return added.shortcut;
}
