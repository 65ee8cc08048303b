/** What a command reads and writes outside of itself; tests hand in their own. */
export interface Io {
  /** Data, for the next program. */
  readonly out: (text: string) => void;
  /** Notices and errors, for the person. */
  readonly err: (text: string) => void;
  /** Whether a person reads what goes out; else it is a pipe or a file. */
  readonly isTerminal: boolean;
  /** Characters of a line of the terminal; null where nobody knows. */
  readonly width: number | null;
  /** Whether a person is there to be asked. */
  readonly canAsk: boolean;
  /** Asks the person for a line. */
  readonly ask: (question: string) => Promise<string>;
  /** Everything that is piped in. */
  readonly readInput: () => Promise<string>;
  /** Shows an address to the person; false when no browser can be opened here. */
  readonly openBrowser: (address: string) => Promise<boolean>;
  /** Ended when the person presses Ctrl C, or the system asks it to; from then on that alone ends nothing. */
  readonly interrupted: () => AbortSignal;
  /** Waits, until the signal at the latest. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly fetch: typeof fetch;
}
