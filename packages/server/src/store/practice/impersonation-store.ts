import type { Instant } from '@signa/core/time';
import { type Queryable, rows, single } from '../statement.js';

export interface StoredImpersonation {
  readonly id: string;
  readonly supportUsername: string;
  readonly username: string;
  readonly locationId: string;
  readonly startedAt: Instant;
  readonly expiresAt: Instant;
}

const columns = `id, support_username as "supportUsername", username, start_location_id as "locationId",
  started_at as "startedAt", expires_at as "expiresAt"`;

/** The one impersonation of a support user that has not ended; it may be past its time. */
export async function openImpersonation(sql: Queryable, supportUsername: string): Promise<StoredImpersonation | null> {
  const [found] = await rows<StoredImpersonation>(
    sql,
    `select ${columns} from signa.impersonation where lower(support_username) = lower($1) and ended_at is null`,
    [supportUsername],
  );
  return found ?? null;
}

/** Opens one; null when another was opened meanwhile. */
export async function insertImpersonation(
  tx: Queryable,
  one: Omit<StoredImpersonation, 'id'>,
): Promise<StoredImpersonation | null> {
  const [added] = await rows<StoredImpersonation>(
    tx,
    `insert into signa.impersonation (support_username, username, start_location_id, started_at, expires_at)
    values ($1, $2, $3, $4, $5) on conflict do nothing returning ${columns}`,
    [one.supportUsername, one.username, one.locationId, one.startedAt, one.expiresAt],
  );
  return added ?? null;
}

/** Ends one that is open; false when it was ended meanwhile. */
export async function endImpersonation(
  tx: Queryable,
  id: string,
  endedAt: Instant,
  endedBy: 'exit' | 'expiry',
): Promise<boolean> {
  const { count } = await single<{ count: number }>(
    tx,
    `with ended as (update signa.impersonation set ended_at = $2, ended_by = $3 where id = $1 and ended_at is null returning id)
    select count(*)::int as count from ended`,
    [id, endedAt, endedBy],
  );
  return count === 1;
}
