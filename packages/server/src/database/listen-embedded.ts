import type { PGlite } from '@electric-sql/pglite';
import type { ConnectionPool } from './connection.js';
import type { Listen } from './listen.js';

/** Listens on the single connection of an embedded database. It ends with the database. */
export function embeddedListen(pglite: PGlite, pool: ConnectionPool): Listen {
  return (channel, hearer) => {
    let isOver = false;
    const isClosed = (): boolean => isOver || pglite.closed;
    const begun = begin();

    async function begin(): Promise<void> {
      // Within another transaction, it would end with that one.
      const { release } = await pool.acquire();
      try {
        if (isClosed()) return;
        await pglite.listen(channel, (payload) => {
          if (!isClosed()) hearer.told(payload);
        });
      } finally {
        release();
      }
      if (!isClosed()) hearer.began();
    }

    begun.catch(() => undefined);
    return {
      async close() {
        isOver = true;
        await begun.catch(() => undefined);
      },
    };
  };
}
