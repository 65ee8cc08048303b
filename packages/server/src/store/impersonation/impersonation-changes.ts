import type { Instant } from '@signa/core/base';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

/** A change that was made in an impersonation, as the audit of a location keeps it. */
export interface ImpersonationChange {
  readonly impersonationId: string;
  readonly locationId: string;
  readonly at: Instant;
  readonly operation: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Changes that are shown of one location; the audit has all of them. */
const most = 500;

/** What was changed in impersonations at some locations, in the order in which it happened, out of the audit. */
export async function findImpersonationChanges(
  sql: Queryable,
  impersonationIds: readonly string[],
  locationIds: readonly string[],
): Promise<ImpersonationChange[]> {
  if (impersonationIds.length === 0) return [];
  return await uncheckedRows<ImpersonationChange>(
    sql,
    `select i.id::text as "impersonationId", r.location_id::text as "locationId", r.at, r.operation, r.subject, r.before, r.after
      from signa.impersonation i join signa.audit_record r on r.location_id = any ($2::bigint[])
        and r.impersonated_username = i.username and lower(r.username) = lower(i.support_username)
        and r.at >= i.started_at and r.at <= coalesce(i.ended_at, i.expires_at)
      where i.id = any ($1::bigint[]) and r.subject not like 'impersonation:%'
      order by r.at, r.sequence limit ${most}`,
    [impersonationIds, locationIds],
  );
}
