import type { Instant } from '@signa/core/base';
import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

/** A change made during an impersonation, as audited by a location. */
export interface ImpersonationChange {
  readonly impersonationId: string;
  readonly locationId: string;
  readonly at: Instant;
  readonly operation: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Maximum number of changes shown per location; the audit has all of them. */
const most = 500;

/** The changes made during impersonations at the given locations, in order, from the audit. */
export async function findImpersonationChanges(
  sql: Queryable,
  impersonationIds: readonly string[],
  locationIds: readonly string[],
): Promise<ImpersonationChange[]> {
  if (impersonationIds.length === 0) return [];
  return await rows(sql, changesIn, [impersonationIds, locationIds]);
}

const r = columnsOf('audit_record as r');
const changesIn = select(
  fields({
    impersonationId: columnsOf('impersonation as i').id,
    locationId: r.location_id,
    at: r.at,
    operation: r.operation,
    subject: r.subject,
    before: r.before,
    after: r.after,
  }),
  `from signa.impersonation i join signa.audit_record r on r.location_id = any ($2::bigint[])
        and r.impersonated_username = i.username and lower(r.username) = lower(i.support_username)
        and r.at >= i.started_at and r.at <= coalesce(i.ended_at, i.expires_at)
      where i.id = any ($1::bigint[]) and r.subject not like 'impersonation:%'
      order by r.at, r.sequence limit ${most}`,
);
