import { lookUpMinutes, type SupportAccess } from '@signa/core/administration';
import type { Instant } from '@signa/core/base';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/**
 * Under what a support user may look up records of a location: the newest reason they gave there, out of the location's
 * audit, which alone keeps it.
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
  const [found] = await uncheckedRows<SupportAccess>(
    sql,
    `select r.after ->> 'reason' as "reason", r.at as "openedAt" from signa.audit_record r
      where r.location_id = $1 and r.operation = 'OpenSupportAccess' and r.at > $2 and lower(r.username) = lower($3)
      order by r.at desc, r.sequence desc limit 1`,
    [key(locationId), since, supportUsername],
  );
  return found ?? null;
}
