import type { World } from '../testing/terminal.js';

/** An operation with its variables. */
export type Call = readonly [operation: string, variables: object];

/** What a run does that the run of the command's own line does not. */
export interface Run {
  /** What is typed behind the words of the command. */
  readonly line: string;
  readonly answers?: World['answers'];
  /** Every call, in order; those of the command's own line where nothing is said. */
  readonly sends?: readonly Call[];
  /** What `--json` prints. */
  readonly prints?: unknown;
  /** What is printed on standard error, where this run is about that. */
  readonly says?: readonly string[];
}

/** A test that shows what an option does, where one run cannot: its file below `src`, and the title of the test. */
export interface ShownElsewhere {
  readonly file: string;
  readonly title: string;
}

/** One command as it is used, with at least two of everything that it can find. */
export interface CommandRow extends Required<Omit<Run, 'says'>> {
  /** What is printed on standard error; nothing where nothing is said. */
  readonly says?: readonly string[];
  /** The operation that changes something, of a command that asks before. */
  readonly changes?: string;
  /** Who it asks as, while a support user works as another: that person, the support user, or both, one after the other. */
  readonly asks: 'as the person' | 'as oneself' | 'nothing';
  /** Whether the server refuses everyone but support. */
  readonly isForSupport: boolean;
  /** What each option and argument of its own does. */
  readonly options: Readonly<Record<string, Run | ShownElsewhere>>;
  /** Lines that end with 1 after the server answered. */
  readonly fails?: readonly Run[];
}

/** The options and arguments of a command that prints no JSON, or not once, each shown by a test of its own. */
export type OwnTests = Readonly<Record<string, ShownElsewhere>>;
