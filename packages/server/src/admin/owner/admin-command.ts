import type { ParseArgsConfig } from 'node:util';
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
  /** Answers without a database. */
  readonly text?: () => string;
}
