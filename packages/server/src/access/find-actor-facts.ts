import { sql } from 'kysely';
import type { Sql } from '../database/database.js';
import type { ActorFacts } from './actor-facts.js';

/** Everything the database knows of a username, in one statement. */
export async function findActorFacts(
  db: Sql,
  username: string,
  sessionId: string | null,
  impersonated: string | null,
): Promise<ActorFacts> {
  const { rows } = await sql<{
    actor: ActorFacts;
    isOpen: boolean;
  }>`select signa.actor(${username}, ${impersonated}) as actor, coalesce(signa.is_session_open(${sessionId}), true) as "isOpen"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The database answers one actor');
  return { ...row.actor, isSessionOpen: sessionId === null || row.isOpen };
}
