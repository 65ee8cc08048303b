import type { ParseArgsConfig } from 'node:util';
import type { Database } from '../../database/database.js';
import type { OwnerWork, AsReported } from './owner-work.js';

/** Arguments of a command. */
export interface Given {
  readonly names: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

/** One command of `signa-server admin`. */
export interface AdminCommand {
  /** Arguments in the usage, such as '<email> --first-name <name>'. */
  readonly usage: string;
  readonly what: string;
  readonly flags?: NonNullable<ParseArgsConfig['options']>;
  /** Number of positional arguments. */
  readonly names: number;
  /** Runs on the database and returns the lines to print. @throws StartError with what to do instead */
  readonly run?: (owner: OwnerWork, given: Given) => Promise<AsReported>;
  /** Runs as the serving role in its own transactions, and prints each line immediately. @throws StartError */
  readonly serve?: (database: Database, given: Given, tell: (line: string) => void) => Promise<void>;
  /** Runs without a database. */
  readonly text?: () => string;
  /** Reads files, without a database, and returns the lines to print. @throws StartError with what to do instead */
  readonly check?: (given: Given) => Promise<readonly string[]>;
}
