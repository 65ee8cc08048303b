import type { Instant } from '@signa/core/base';
import type { Database } from '../database/database.js';
import { type Actor, actorOf } from './actor.js';
import type { ActorFacts } from './actor-facts.js';
import type { Holder } from './bearer.js';
import { findActorFacts } from './find-actor-facts.js';

/** Looks up who a signed-in person is. */
export interface Directory {
  /**
   * @throws Failure as `actorOf` does, and UNAUTHENTICATED once the session of the holder was ended
   */
  actor(holder: Pick<Holder, 'username' | 'sessionId'>, impersonated: string | null, now: Instant): Promise<Actor>;
  /** Forgets what was loaded of a signed-in person under an older version of the rights. */
  forget(username: string): void;
}

interface Known {
  readonly facts: ActorFacts;
  readonly actor: Actor;
}

/** People who are kept; the one loaded first goes first. */
const most = 5_000;

/**
 * Keeps what it loaded, because every piece of work asks the database in passing whether the rights changed since
 * (`Scope.accessVersion`): so a disabled person stops at once, and the usual call needs no statement of its own.
 */
export function openDirectory(database: Database): Directory {
  // By who is signed in, then by their session and whom they impersonate.
  const kept = new Map<string, Map<string, Known>>();

  return {
    async actor({ username, sessionId }, impersonated, now) {
      const person = username.toLowerCase();
      const target = `${sessionId ?? ''} ${impersonated?.toLowerCase() ?? ''}`;
      const known = kept.get(person);
      const entry = known?.get(target);
      // Only an impersonation ends by itself.
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
