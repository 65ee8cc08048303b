import type { PlainDate } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { key } from '../../key.js';
import { always, columnsOf, instant, integer, text, valueOf } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';
import { leadsAmong } from '../task/joined.js';

type HandOffs = Operations['GetHandOffs']['data']['handOffs'];

const t = columnsOf('task as t');
const n = columnsOf('task_note as n');
const w = columnsOf('task_notification as w');
const u = columnsOf('location_user as u');
const p = columnsOf('patient as p');
const d = columnsOf('product as d');

/** A user reads them one by one; more would only push the page away. */
const mostListed = 50;

const request = jsonObject({
  id: text(t.id),
  uuid: t.uuid,
  status: t.status,
  patientName: valueOf(p.name, 'from signa.patient p where p.location_id = t.location_id and p.id = t.patient_id'),
  productTitle: valueOf(d.title, 'from signa.product d where d.id = t.product_id'),
});

const isPending = `t.status = 'PENDING' and not t.archived`;
const isBack = `t.location_id = $1 and ${isPending} and t.snoozed_by = $2 and t.snoozed_until <= $3`;

const handOffs = select(
  fields({
    assigned: always(
      integer(`select count(*) from signa.task t
        where t.location_id = $1 and ${isPending} and t.workflow_location_user_id = $2
          and ${leadsAmong('k.workflow_location_user_id = $2')}`),
    ),
    notifications: jsonList(
      jsonObject({
        id: text(n.id),
        kind: w.kind,
        at: instant(n.at),
        byName: always(
          valueOf(
            u.display_name,
            'from signa.location_user u where u.location_id = n.location_id and u.id = n.by_location_user_id',
          ),
        ),
        note: n.note,
        request: always(valueOf(request, 'from signa.task t where t.location_id = n.location_id and t.id = n.task_id')),
      }),
      {
        orderBy: 'w.note_id desc',
        from: `from (select * from signa.task_notification x where x.location_id = $1 and x.location_user_id = $2
            and x.read_at is null order by x.note_id desc limit ${mostListed}) w
          join signa.task_note n on n.location_id = w.location_id and n.id = w.note_id`,
      },
    ),
    unread: always(
      integer(`select count(*) from signa.task_notification x
        where x.location_id = $1 and x.location_user_id = $2 and x.read_at is null`),
    ),
    back: jsonList(request, {
      orderBy: 't.snoozed_until, t.id',
      from: `from (select * from signa.task t where ${isBack} and ${leadsAmong('k.snoozed_until <= $3')}
        order by t.snoozed_until, t.id limit ${mostListed}) t`,
    }),
  }),
  '',
);

/** What colleagues handed to a user at a location, and what they snoozed themselves and is back (P-512). */
export const findHandOffs = (
  sql: Queryable,
  locationId: string,
  locationUserId: string,
  today: PlainDate,
): Promise<HandOffs> => single(sql, handOffs, [key(locationId), key(locationUserId), today]);
