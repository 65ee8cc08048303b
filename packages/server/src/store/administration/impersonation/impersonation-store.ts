import type { Instant } from '@signa/core/base';
import { key } from '../../key.js';
import { columnsOf, rowCount } from '../../sql/expression.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

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

const i = columnsOf('impersonation as i');
const impersonation = fields({
  id: i.id,
  supportUsername: i.support_username,
  username: i.username,
  locationId: i.start_location_id,
  reason: i.reason,
  startedAt: i.started_at,
  expiresAt: i.expires_at,
  unlockedUntil: i.unlocked_until,
});
const open = select(
  impersonation,
  'from signa.impersonation i where lower(i.support_username) = lower($1) and i.ended_at is null',
);
const insert = statement(
  impersonation,
  (
    list,
  ) => `insert into signa.impersonation as i (support_username, username, start_location_id, reason, started_at, expires_at)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning ${list}`,
);
const unlock = statement(
  impersonation,
  (list) =>
    `update signa.impersonation i set unlocked_until = $2 where i.id = $1 and i.ended_at is null returning ${list}`,
);
const countChanged = (change: string) =>
  statement(
    fields({ count: rowCount }),
    (list) => `with changed as (${change} returning id) select ${list} from changed`,
  );
const end = countChanged(`update signa.impersonation set ended_at = $2, ended_by = $3, unlocked_until = null
      where id = $1 and ended_at is null`);
const mark = countChanged(`update signa.impersonation set read_at = coalesce(read_at, $3)
      where id = $1 and lower(username) = lower($2) and (ended_at is not null or expires_at <= $3)`);

/** A support user's one impersonation that has not ended; it may have expired. */
export async function openImpersonation(sql: Queryable, supportUsername: string): Promise<StoredImpersonation | null> {
  const [found] = await rows(sql, open, [supportUsername]);
  return found ?? null;
}

/** Starts one; null when another was started concurrently. */
export async function insertImpersonation(
  tx: Queryable,
  one: Omit<StoredImpersonation, 'id' | 'unlockedUntil'>,
): Promise<StoredImpersonation | null> {
  const [added] = await rows(tx, insert, [
    one.supportUsername,
    one.username,
    one.locationId,
    one.reason,
    one.startedAt,
    one.expiresAt,
  ]);
  return added ?? null;
}

/** Unlocks changes until an instant, or locks them; null when the impersonation has ended. */
export async function changeUnlocked(
  tx: Queryable,
  id: string,
  until: Instant | null,
): Promise<StoredImpersonation | null> {
  const [changed] = await rows(tx, unlock, [id, until]);
  return changed ?? null;
}

/** Ends an open one; false when it had already ended. */
export async function endImpersonation(
  tx: Queryable,
  id: string,
  endedAt: Instant,
  endedBy: 'exit' | 'expiry',
): Promise<boolean> {
  const { count } = await single(tx, end, [id, endedAt, endedBy]);
  return count === 1;
}

/** Marks one as read by the impersonated user; false when there is no such ended impersonation. */
export async function markRead(tx: Queryable, id: string, username: string, now: Instant): Promise<boolean> {
  const { count } = await single(tx, mark, [key(id), username, now]);
  return count === 1;
}
