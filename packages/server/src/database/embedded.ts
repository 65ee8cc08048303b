import type { PGlite } from '@electric-sql/pglite';
import type { Connection, ConnectionPool, Lease, QueryAnswer } from './connection.js';
import { parameterText } from './parameter-text.js';
import { typeParsers } from './type-parser.js';

/** Values are sent in PostgreSQL's text format, as with the other driver. */
const serializers = new Proxy<Record<number, (value: unknown) => string>>({}, { get: () => (value: string) => value });

class EmbeddedConnection implements Connection {
  constructor(private readonly pglite: PGlite) {}

  async query(text: string, values: readonly unknown[]): Promise<QueryAnswer> {
    const { rows, affectedRows } = await this.pglite.query(text, values.map(parameterText), {
      parsers: typeParsers,
      serializers,
    });
    return { rows, affected: affectedRows ?? 0 };
  }

  async run(text: string): Promise<void> {
    await this.pglite.exec(text);
  }

  together<T>(send: () => T): T {
    return send();
  }
}

/** A pool of the single connection that an embedded database has: callers wait for their turn. */
export function embeddedPool(pglite: PGlite, closed: () => Promise<void>): ConnectionPool {
  const connection = new EmbeddedConnection(pglite);
  let turn: Promise<void> = Promise.resolve();
  return {
    async acquire(): Promise<Lease> {
      const mine = turn;
      let release = (): void => undefined;
      turn = new Promise((resolve) => (release = resolve));
      await mine;
      return { connection, release };
    },
    async close(): Promise<void> {
      await turn;
      await pglite.close();
      await closed();
    },
  };
}
