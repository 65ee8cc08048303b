import type { Instant, PlainDate } from '@signa/core/base';
import type { SessionCounts } from '@signa/core/prescribing';
import { key } from '../../key.js';
import { always, integer } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';
import { leadsAmong } from '../task/joined.js';

const isPending = `t.location_id = $1 and t.status = 'PENDING' and not t.archived`;
const count = (from: string) => always(integer(`select count(*) from ${from}`));

const counts = select(
  fields({
    signed: count(`signa.prescription rx where rx.location_id = $1 and rx.acting_location_user_id = $2
      and rx.issued_at is not null and rx.issued_at >= $3 and rx.impersonated_by is null and rx.rx_status <> 'Undone'`),
    declined: count(`signa.task t where t.location_id = $1 and t.actioned_by = $2 and t.actioned_at >= $3
      and t.action = 'Declined' and t.initiated_by is distinct from 'System'`),
    exams: count(`signa.task t where ${isPending} and t.exam_asked_by = $2 and t.exam_asked_at >= $3
      and ${leadsAmong('k.exam_asked_by = $2 and k.exam_asked_at >= $3')}`),
    handedOff: count(`signa.task t where ${isPending} and t.workflow_assigned_by = $2 and t.workflow_assigned_at >= $3
      and t.workflow_location_user_id is not null and t.workflow_location_user_id <> $2
      and ${leadsAmong('k.workflow_assigned_by = $2')}`),
    snoozed:
      count(`signa.task t where ${isPending} and t.snoozed_by = $2 and t.snoozed_at >= $3 and t.snoozed_until > $4
      and ${leadsAmong('k.snoozed_by = $2')}`),
  }),
  '',
);

/** What a user did at a location since a moment (P-520). */
export const countSession = (
  sql: Queryable,
  { locationId, locationUserId }: { readonly locationId: string; readonly locationUserId: string },
  since: Instant,
  today: PlainDate,
): Promise<SessionCounts> => single(sql, counts, [key(locationId), key(locationUserId), since, today]);
