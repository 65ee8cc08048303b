import type { OpenDatabase } from '../database/open-database.js';

/** A test's own database: the serving one, and access as its owner without row-level security. */
export interface TestDatabase extends OpenDatabase {
  /** Runs statements as the owner: to insert data, or to read what the serving role cannot. */
  asOwner<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Addresses for a server and for the owner; absent for the embedded database. */
  readonly url?: string;
  readonly ownerUrl?: string;
  dispose(): Promise<void>;
}
