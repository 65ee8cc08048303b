import type { OpenDatabase } from '../database/open-database.js';

/** A database of a test's own: the serving one, and a way in as its owner, past row-level security. */
export interface TestDatabase extends OpenDatabase {
  /** Runs statements as the owner: to lay data, or to see what the serving role may not. */
  asOwner<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The address for a server, and that of the owner; absent for the embedded database. */
  readonly url?: string;
  readonly ownerUrl?: string;
  dispose(): Promise<void>;
}
