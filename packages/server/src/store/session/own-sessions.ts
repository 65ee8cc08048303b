import type { Instant } from '@signa/core/base';
import type { Queryable } from '../statement.js';
import { uncheckedRow } from '../unchecked.js';

interface OwnSession {
  readonly id: string;
  readonly browser: string;
  readonly begunAt: Instant;
  readonly seenAt: Instant;
}

/** The open sessions of a person, the one seen last first. */
export async function listOwnSessions(sql: Queryable, username: string, now: Instant): Promise<readonly OwnSession[]> {
  const { found } = await uncheckedRow<{ found: readonly OwnSession[] }>(
    sql,
    'select signa.sessions_of($1, $2) as found',
    [username, now],
  );
  return found;
}

/** Ends one of them; false where the person has no such session. */
export async function endOwnSession(sql: Queryable, username: string, id: string, now: Instant): Promise<boolean> {
  const { ended } = await uncheckedRow<{ ended: boolean }>(sql, 'select signa.end_own_session($1, $2, $3) as ended', [
    username,
    id,
    now,
  ]);
  return ended;
}
