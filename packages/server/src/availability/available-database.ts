import type { Database } from '../database/database.js';
import { type Unavailable, unavailableFailure, unavailableOf } from './unavailable.js';

/** Called with what the database could not do. */
export type OnUnavailable = (kind: Unavailable, error: unknown) => void;

/** Distinguishes a database that is down, full, or too slow from a bug, so that the caller learns when to retry. */
export function availableDatabase(database: Database, onUnavailable: OnUnavailable): Database {
  async function answered<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const kind = unavailableOf(error);
      if (kind === null) throw error;
      onUnavailable(kind, error);
      throw unavailableFailure(kind, error);
    }
  }
  return {
    read: (scope, work) => answered(() => database.read(scope, work)),
    write: (scope, work) => answered(() => database.write(scope, work)),
    close: () => database.close(),
  };
}
