import type { Actor } from '../access/actor.js';
import type { Database } from '../database/database.js';
import { type Scope, StaleAccess } from '../database/scope.js';

/** The database of one call, and whether its work confirmed that the actor's rights are current. */
interface WatchedDatabase {
  readonly database: Database;
  /** Queries the database only if no work did. False means that nothing was stored: call again with current rights. */
  isCurrent(): Promise<boolean>;
}

/**
 * After a write, the call is never repeated: the change itself may have changed the rights, so later reads no longer
 * check.
 */
export function watchedDatabase(database: Database, actor: Actor): WatchedDatabase {
  let state: 'unknown' | 'proven' | 'stale' = 'unknown';
  let hasStored = false;

  async function watch<T>(scope: Scope, work: (scope: Scope) => Promise<T>): Promise<T> {
    const asked = hasStored ? { ...scope, accessVersion: undefined } : scope;
    try {
      const answer = await work(asked);
      if (state === 'unknown' && scope.accessVersion === actor.accessVersion) state = 'proven';
      return answer;
    } catch (error) {
      if (error instanceof StaleAccess) state = 'stale';
      throw error;
    }
  }

  return {
    database: {
      read: (scope, work) => watch(scope, (asked) => database.read(asked, work)),
      async write(scope, work) {
        if (scope.accessVersion !== actor.accessVersion) throw new Error('A call writes under the rights of its actor');
        const answer = await watch(scope, (asked) => database.write(asked, work));
        hasStored = true;
        return answer;
      },
      close: () => database.close(),
    },
    async isCurrent() {
      if (hasStored || state !== 'unknown') return hasStored || state === 'proven';
      try {
        await database.read({ locationIds: [], accessVersion: actor.accessVersion }, async () => undefined);
        return true;
      } catch (error) {
        if (error instanceof StaleAccess) return false;
        throw error;
      }
    },
  };
}
