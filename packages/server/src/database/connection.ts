export interface QueryAnswer {
  readonly rows: unknown[];
  /** Rows inserted, updated, or deleted; undefined meaning for a read. */
  readonly affected: number;
}

/** One database session, the same for PostgreSQL and the embedded database. Statements run in the order given. */
export interface Connection {
  /** One statement with its values; with a name, it is parsed once per session. */
  query(text: string, values: readonly unknown[], name?: string): Promise<QueryAnswer>;
  /** Several statements without values. */
  run(text: string): Promise<void>;
  /** Sends statements within it in one batch. */
  together<T>(send: () => T): T;
}

export interface Lease {
  readonly connection: Connection;
  /** Returns the connection to the pool; a broken one is discarded, so that no one else gets its state. */
  release(broken?: boolean): void;
}

export interface ConnectionPool {
  acquire(): Promise<Lease>;
  /** Waits for leased connections, then ends every session. */
  close(): Promise<void>;
}
