import type { Proxy } from './proxy.js';

/** The input and output of commands; tests provide their own. */
export interface Io {
  /** Writes data for the next program. */
  readonly out: (text: string) => void;
  /** Writes notices and errors for the user. */
  readonly err: (text: string) => void;
  /** Whether output goes to a terminal rather than a pipe or a file. */
  readonly isTerminal: boolean;
  /** Columns of the terminal; null if unknown. */
  readonly width: number | null;
  /** Whether the locale asks for ASCII characters. */
  readonly isAscii: boolean;
  /** Whether the user can be prompted. */
  readonly canAsk: boolean;
  /** Prompts the user for a line. */
  readonly ask: (question: string) => Promise<string>;
  /** Reads all of stdin. */
  readonly readInput: () => Promise<string>;
  /** Opens an address in the user's browser; false if there is none. */
  readonly openBrowser: (address: string) => Promise<boolean>;
  /** Aborts on Ctrl+C or a termination signal. Once called, those signals no longer end the process by themselves. */
  readonly interrupted: () => AbortSignal;
  /** Waits for the given time, or until the signal aborts. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly fetch: typeof fetch;
  /** The proxy for requests to an address; null for a direct connection. */
  readonly proxyFor: (address: string) => Proxy | null;
}
