import type { Database } from '../database/database.js';
import { StaleAccess } from '../database/scope.js';

/** Whether rights loaded under a version are still current. */
export type IsCurrentAccess = (version: string) => Promise<boolean>;

/** Concurrent checks of the same version, such as by the readers of one location, share one statement. */
export function openCurrentAccess(database: Database): IsCurrentAccess {
  const asked = new Map<string, Promise<boolean>>();

  async function ask(version: string): Promise<boolean> {
    await Promise.resolve();
    asked.delete(version);
    try {
      await database.read({ locationIds: [], accessVersion: version }, async () => undefined);
      return true;
    } catch (error) {
      if (error instanceof StaleAccess) return false;
      throw error;
    }
  }

  return (version) => {
    let answer = asked.get(version);
    if (!answer) asked.set(version, (answer = ask(version)));
    return answer;
  };
}
