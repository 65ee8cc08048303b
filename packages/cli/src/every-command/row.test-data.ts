import type { World } from '../testing/terminal.js';

/** An operation with its variables. */
export type Call = readonly [operation: string, variables: object];

/** What one run does differently from the command's main line. */
export interface Run {
  /** The arguments after the command name. */
  readonly line: string;
  readonly answers?: World['answers'];
  /** Every call, in order; by default those of the main line. */
  readonly sends?: readonly Call[];
  /** The output of `--json`. */
  readonly prints?: unknown;
  /** The output on stderr, if this run is about that. */
  readonly says?: readonly string[];
}

/** A test that covers an option no single run can show: its file under `src` and its title. */
export interface CoveringTest {
  readonly file: string;
  readonly title: string;
}

/** One command and its usage, with at least two of everything it can find. */
export interface CommandRow extends Required<Omit<Run, 'says'>> {
  /** The output on stderr; nothing by default. */
  readonly says?: readonly string[];
  /** The operation that makes the change, for a command that asks for confirmation. */
  readonly changes?: string;
  /** As whom it calls during an impersonation: the impersonated user, the support user, or both in turn. */
  readonly asks: 'as the person' | 'as oneself' | 'nothing';
  /** Whether the server refuses users who aren't support. */
  readonly isForSupport: boolean;
  /** What each of the command's own options and arguments does. */
  readonly options: Readonly<Record<string, Run | CoveringTest>>;
  /** Lines that fail with 1 after the server answered. */
  readonly fails?: readonly Run[];
}

/** Options and arguments of commands that don't print exactly one JSON value, each with the test that covers it. */
export type OwnTests = Readonly<Record<string, CoveringTest>>;
