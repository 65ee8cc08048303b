import type { ParseArgsConfig } from 'node:util';
import type { Database } from '../../database/database.js';
import type { OwnerWork, Told } from './owner-work.js';

/** What was written behind a command. */
export interface Given {
  readonly names: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

/** One command of `signa-server admin`. */
export interface AdminCommand {
  /** What is written behind it, as '<e-mail> --first-name <name>'. */
  readonly usage: string;
  readonly what: string;
  readonly flags?: NonNullable<ParseArgsConfig['options']>;
  /** How many names stand behind it. */
  readonly names: number;
  /** Works on the database, and answers the lines to print. @throws StartError with what to do instead */
  readonly run?: (owner: OwnerWork, given: Given) => Promise<Told>;
  /** Works as the role that serves, in transactions of its own, and tells each line at once. @throws StartError */
  readonly serve?: (database: Database, given: Given, tell: (line: string) => void) => Promise<void>;
  /** Answers without a database. */
  readonly text?: () => string;
}
