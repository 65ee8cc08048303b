import type { Instant } from '@signa/core/base';
import type { Database } from '../database/database.js';
import { type Actor, actorOf } from './actor.js';
import type { ActorFacts } from './actor-facts.js';
import type { Principal } from './bearer.js';
import { findActorFacts } from './find-actor-facts.js';

/** Looks up a signed-in user. */
export interface Directory {
  /** @throws Failure as `actorOf` does, and UNAUTHENTICATED once the principal's session was ended */
  actor(holder: Pick<Principal, 'username' | 'sessionId'>, impersonated: string | null, now: Instant): Promise<Actor>;
  /** Removes a signed-in user's data loaded under an older version of the rights. */
  forget(username: string): void;
}

interface Known {
  readonly facts: ActorFacts;
  readonly actor: Actor;
}

/** Maximum number of cached users; the oldest entry is evicted first. */
const most = 5_000;

/**
 * Caches what it loaded, because every unit of work also checks whether the rights have changed
 * (`Scope.accessVersion`). A disabled user therefore loses access immediately, and the usual call needs no statement of
 * its own.
 */
export function openDirectory(database: Database): Directory {
  // By signed-in user, then by session and impersonated user.
  const kept = new Map<string, Map<string, Known>>();

  return {
    async actor({ username, sessionId }, impersonated, now) {
      const person = username.toLowerCase();
      const target = `${sessionId ?? ''} ${impersonated?.toLowerCase() ?? ''}`;
      const known = kept.get(person);
      const entry = known?.get(target);
      // Only an impersonation expires by itself.
      if (entry && impersonated === null) return entry.actor;
      const facts =
        entry?.facts ??
        (await database.read({ locationIds: [] }, (sql) => findActorFacts(sql, username, sessionId, impersonated)));
      const actor = actorOf(facts, impersonated, now);
      kept.delete(person);
      kept.set(person, (known ?? new Map<string, Known>()).set(target, { facts, actor }));
      const [oldest] = kept.size > most ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      return actor;
    },
    forget(username) {
      kept.delete(username.toLowerCase());
    },
  };
}
