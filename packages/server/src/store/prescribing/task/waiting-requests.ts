import type { Operations } from '@signa/core/contract';
import type { Instant } from '@signa/core/base';
import { always, columnsOf, holds, instant, rowCount, text, valueOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { isVetInactive } from './assigned-vet.js';

type LocationWaiting = Operations['WaitingByLocation']['data']['waitingByLocation'][number];
type WaitingRequest = Operations['WaitingRequests']['data']['waitingRequests'][number];

const t = columnsOf('task as t');
const l = columnsOf('location as l');
const u = columnsOf('location_user as u');
/** Requests that are pending, and were created before a time if one is given. */
const isWaiting = `t.status = 'PENDING' and not t.archived and ($2::timestamptz is null or t.created_at < $2)`;

const byLocation = select(
  fields({
    locationId: l.id,
    locationName: l.name,
    count: rowCount,
    oldestAt: always(instant('min(t.created_at)')),
  }),
  `from signa.task t join signa.location l on l.id = t.location_id
  where t.location_id = any ($1::bigint[]) and ${isWaiting} group by l.id, l.name order by min(t.created_at), l.id limit $3`,
);

/** How many requests wait at each of these locations, the longest waiting first. @see A-535 */
export const countWaitingRequests = (
  sql: Queryable,
  locationIds: readonly string[],
  before: Instant | null,
  most: number,
): Promise<LocationWaiting[]> => rows(sql, byLocation, [locationIds, before, most]);

const atLocation = select(
  fields({
    id: text(t.id),
    type: t.type,
    createdAt: instant(t.created_at),
    isAutoship: t.is_autoship,
    assignedTo: valueOf(
      u.display_name,
      'from signa.location_user u where u.location_id = t.location_id and u.id = t.assigned_to',
    ),
    isAssignedVetInactive: holds(isVetInactive),
  }),
  `from signa.task t where t.location_id = $1 and ${isWaiting} order by t.created_at, t.id limit $3`,
);

/** The requests that wait at a location, oldest first, without values of clients and patients. @see A-535 */
export const listWaitingRequests = (
  sql: Queryable,
  locationId: string,
  before: Instant | null,
  most: number,
): Promise<WaitingRequest[]> => rows(sql, atLocation, [locationId, before, most]);
