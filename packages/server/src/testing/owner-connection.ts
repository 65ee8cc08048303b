import type { Connection } from '../database/connection.js';
import type { TestDatabase } from './test-database.js';

/** The owner's access to a test's database, as a connection. */
export function ownerConnection(db: TestDatabase): Connection {
  return {
    query: async (text, values) => ({ rows: await db.asOwner(text, values), affected: 0 }),
    run: async (text) => {
      await db.asOwner(text);
    },
    together: (send) => send(),
  };
}
