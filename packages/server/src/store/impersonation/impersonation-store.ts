import type { Instant } from '@signa/core/base';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRow, uncheckedRows } from '../unchecked.js';

export interface StoredImpersonation {
  readonly id: string;
  readonly supportUsername: string;
  readonly username: string;
  readonly locationId: string;
  readonly reason: string;
  readonly startedAt: Instant;
  readonly expiresAt: Instant;
  readonly unlockedUntil: Instant | null;
}

const columns = `id, support_username as "supportUsername", username, start_location_id as "locationId", reason,
  started_at as "startedAt", expires_at as "expiresAt", unlocked_until as "unlockedUntil"`;

/** The one impersonation of a support user that has not ended; it may be past its time. */
export async function openImpersonation(sql: Queryable, supportUsername: string): Promise<StoredImpersonation | null> {
  const [found] = await uncheckedRows<StoredImpersonation>(
    sql,
    `select ${columns} from signa.impersonation where lower(support_username) = lower($1) and ended_at is null`,
    [supportUsername],
  );
  return found ?? null;
}

/** Opens one; null when another was opened meanwhile. */
export async function insertImpersonation(
  tx: Queryable,
  one: Omit<StoredImpersonation, 'id' | 'unlockedUntil'>,
): Promise<StoredImpersonation | null> {
  const [added] = await uncheckedRows<StoredImpersonation>(
    tx,
    `insert into signa.impersonation (support_username, username, start_location_id, reason, started_at, expires_at)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning ${columns}`,
    [one.supportUsername, one.username, one.locationId, one.reason, one.startedAt, one.expiresAt],
  );
  return added ?? null;
}

/** Unlocks changes until an instant, or locks them; null when it was ended meanwhile. */
export async function changeUnlocked(
  tx: Queryable,
  id: string,
  until: Instant | null,
): Promise<StoredImpersonation | null> {
  const [changed] = await uncheckedRows<StoredImpersonation>(
    tx,
    `update signa.impersonation set unlocked_until = $2 where id = $1 and ended_at is null returning ${columns}`,
    [id, until],
  );
  return changed ?? null;
}

/** Ends one that is open; false when it was ended meanwhile. */
export async function endImpersonation(
  tx: Queryable,
  id: string,
  endedAt: Instant,
  endedBy: 'exit' | 'expiry',
): Promise<boolean> {
  const { count } = await uncheckedRow<{ count: number }>(
    tx,
    `with ended as (update signa.impersonation set ended_at = $2, ended_by = $3, unlocked_until = null
      where id = $1 and ended_at is null returning id)
    select count(*)::int as count from ended`,
    [id, endedAt, endedBy],
  );
  return count === 1;
}

/** Marks one as read by the person who was impersonated; false where there is no such one that ended. */
export async function markRead(tx: Queryable, id: string, username: string, now: Instant): Promise<boolean> {
  const { count } = await uncheckedRow<{ count: number }>(
    tx,
    `with marked as (update signa.impersonation set read_at = coalesce(read_at, $3)
      where id = $1 and lower(username) = lower($2) and (ended_at is not null or expires_at <= $3) returning id)
    select count(*)::int as count from marked`,
    [key(id), username, now],
  );
  return count === 1;
}
