import type { Instant } from '@signa/core/base';
import { z } from 'zod';
import { holds, unknownJson } from '../sql/expression.js';
import { fields, select } from '../sql/select.js';
import { type Queryable, single } from '../statement.js';

const ownSessions = z.array(z.object({ id: z.string(), browser: z.string(), begunAt: z.string(), seenAt: z.string() }));
type OwnSession = z.infer<typeof ownSessions>[number];
const sessionsOf = select(fields({ found: unknownJson('signa.sessions_of($1, $2)') }), '');
const endOne = select(fields({ ended: holds('signa.end_own_session($1, $2, $3)') }), '');

/** The open sessions of a user, the most recently active first. */
export async function listOwnSessions(sql: Queryable, username: string, now: Instant): Promise<readonly OwnSession[]> {
  const { found } = await single(sql, sessionsOf, [username, now]);
  return ownSessions.parse(found);
}

/** Ends one of them; false when the user has no such session. */
export async function endOwnSession(sql: Queryable, username: string, id: string, now: Instant): Promise<boolean> {
  const { ended } = await single(sql, endOne, [username, id, now]);
  return ended;
}
