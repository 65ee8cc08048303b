import { sql } from 'kysely';
import type { Sql } from '../database/database.js';
import type { ActorFacts } from './actor-facts.js';

type Impersonation = NonNullable<ActorFacts['impersonation']>;

/** What the functions of the database answer. */
interface Found {
  readonly actor: Omit<ActorFacts, 'impersonation' | 'consents' | 'isSessionOpen'> & {
    readonly impersonation: Omit<Impersonation, 'unlockedUntil'> | null;
  };
  /** Null for who works as themselves. */
  readonly terms: (Pick<ActorFacts, 'consents'> & Pick<Impersonation, 'unlockedUntil'>) | null;
  readonly isOpen: boolean;
}

/** Everything the database knows of a username, in one statement. */
export async function findActorFacts(
  db: Sql,
  username: string,
  sessionId: string | null,
  impersonated: string | null,
): Promise<ActorFacts> {
  const { rows } = await sql<Found>`select signa.actor(${username}, ${impersonated}) as actor,
    case when ${impersonated}::text is not null then signa.impersonation_terms(${username}, ${impersonated}) end as terms,
    coalesce(signa.is_session_open(${sessionId}), true) as "isOpen"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database answers one actor');
  const { impersonation, ...actor } = row.actor;
  return {
    ...actor,
    impersonation: impersonation && { ...impersonation, unlockedUntil: row.terms?.unlockedUntil ?? null },
    consents: row.terms?.consents ?? [],
    isSessionOpen: sessionId === null || row.isOpen,
  };
}
