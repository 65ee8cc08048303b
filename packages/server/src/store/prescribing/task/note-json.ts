import { locationUserRowJson } from '../../practice/place/location-user-json.js';
import { columnsOf, instant, text } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';

const n = columnsOf('task_note as n');

/** A request shows its last notes; all of them are in its audit. */
const mostNotes = 50;

/** The last notes on the task of alias `t`, oldest first, as a SQL JSON list (P-510). */
export const notesJson = jsonList(
  jsonObject({
    id: text(n.id),
    at: instant(n.at),
    byLocationUser: locationUserRowJson('n.location_id', 'n.by_location_user_id'),
    isAssignment: n.is_assignment,
    toLocationUser: locationUserRowJson('n.location_id', 'n.to_location_user_id'),
    note: n.note,
  }),
  {
    orderBy: 'n.id',
    from: `from (select * from signa.task_note x where x.location_id = t.location_id and x.task_id = t.id
      order by x.id desc limit ${mostNotes}) n`,
  },
);
