import { lookUpMinutes, type SupportAccess } from '@signa/core/administration';
import type { Instant } from '@signa/core/base';
import { key } from '../../key.js';
import { always, columnsOf, holds, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

const newestReason = select(
  fields({ reason: always(text("(r.after ->> 'reason')")), openedAt: columnsOf('audit_record as r').at }),
  `from signa.audit_record r
      where r.location_id = $1 and r.operation = 'OpenSupportAccess' and r.at > $2 and lower(r.username) = lower($3)
      order by r.at desc, r.sequence desc limit 1`,
);

/**
 * Support's access to look up records of a location: the newest reason given there, read from the location's audit, its
 * only source.
 *
 * @see A-429
 */
export async function findSupportAccess(
  sql: Queryable,
  locationId: string,
  supportUsername: string,
  now: Instant,
): Promise<SupportAccess | null> {
  const since = new Date(Date.parse(now) - lookUpMinutes * 60_000).toISOString();
  const [found] = await rows(sql, newestReason, [key(locationId), since, supportUsername]);
  return found ?? null;
}

const actedSince = select(
  fields({
    isFound: holds(`exists (select from signa.audit_record r
      where r.location_id = $1 and r.operation = $2 and r.at >= $3 and lower(r.username) = lower($4))`),
  }),
  '',
);

/** Whether a user's call of an operation is in the audit of a location since then. */
export async function hasActedSince(
  sql: Queryable,
  act: { readonly locationId: string; readonly username: string; readonly operation: string; readonly since: Instant },
): Promise<boolean> {
  const { isFound } = await single(sql, actedSince, [key(act.locationId), act.operation, act.since, act.username]);
  return isFound;
}
