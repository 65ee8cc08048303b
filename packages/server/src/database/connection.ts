export interface QueryAnswer {
  readonly rows: unknown[];
  /** Rows inserted, updated or deleted; of no meaning for a read. */
  readonly affected: number;
}

/** One session of a database, the same for PostgreSQL and for the embedded one. Statements run in the order given. */
export interface Connection {
  /** One statement with its values; under a name it is parsed once per session. */
  query(text: string, values: readonly unknown[], name?: string): Promise<QueryAnswer>;
  /** Several statements without values. */
  run(text: string): Promise<void>;
  /** Statements sent within it travel in one piece. */
  together<T>(send: () => T): T;
}

export interface Lease {
  readonly connection: Connection;
  /** Gives the connection back; a broken one is thrown away, so that nobody else gets its state. */
  release(broken?: boolean): void;
}

export interface ConnectionPool {
  acquire(): Promise<Lease>;
  /** Waits for the leases that are out, then ends every session. */
  close(): Promise<void>;
}
