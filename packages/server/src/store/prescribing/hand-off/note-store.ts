import type { Instant } from '@signa/core/base';
import type { Notified } from '@signa/core/prescribing';
import { key } from '../../key.js';
import { columnsOf, rowCount, text } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

interface NewNote {
  readonly locationId: string;
  readonly taskId: string;
  readonly at: Instant;
  readonly byLocationUserId: string;
  readonly isAssignment: boolean;
  readonly toLocationUserId: string | null;
  readonly note: string | null;
  readonly notified: readonly Notified[];
}

const n = columnsOf('task_note as n');
const insertNote = statement(
  fields({ id: text(n.id) }),
  (list) => `insert into signa.task_note as n
      (location_id, task_id, at, by_location_user_id, is_assignment, to_location_user_id, note)
    values ($1, $2, $3, $4, $5, $6, $7) returning ${list}`,
);
const insertNotifications = `insert into signa.task_notification (location_id, note_id, location_user_id, kind)
  select $1, $2, one.id, one.kind from unnest($3::bigint[], $4::text[]) as one (id, kind)`;

/** Stores a note on a request, with the users whom it concerns (P-510, P-512). */
export async function insertTaskNote(tx: Queryable, note: NewNote): Promise<void> {
  const { id } = await single(tx, insertNote, [
    key(note.locationId),
    key(note.taskId),
    note.at,
    key(note.byLocationUserId),
    note.isAssignment,
    note.toLocationUserId === null ? null : key(note.toLocationUserId),
    note.note,
  ]);
  const { notified } = note;
  if (notified.length === 0) return;
  await rows(tx, insertNotifications, [
    key(note.locationId),
    id,
    notified.map((one) => key(one.id)),
    notified.map(({ kind }) => kind),
  ]);
}

const markOne = statement(
  fields({ count: rowCount }),
  (list) => `with changed as (update signa.task_notification set read_at = $4
      where location_id = $1 and note_id = $2 and location_user_id = $3 and read_at is null returning note_id)
    select ${list} from changed`,
);

/** Marks a notification of a user as read; false if it was, or if there is none (P-512). */
export async function markNotificationRead(
  tx: Queryable,
  { locationId, id, locationUserId }: Readonly<Record<'locationId' | 'id' | 'locationUserId', string>>,
  now: Instant,
): Promise<boolean> {
  const { count } = await single(tx, markOne, [key(locationId), key(id), key(locationUserId), now]);
  return count === 1;
}
