import type { Connection, ConnectionPool } from './connection.js';
import type { Database } from './database.js';
import type { Listen } from './listen.js';

/** A database that is migrated and safe to serve from. */
export interface OpenDatabase {
  readonly database: Database;
  /** For the job queue, which sets no scope and reads no table of a practice. */
  readonly pool: ConnectionPool;
  readonly listen: Listen;
}

/** Inserts the initial data, as the owner and within the transaction of the migrations. */
export type Prepare = (connection: Connection) => Promise<void>;
