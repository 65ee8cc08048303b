import type { Io } from '../process/io.js';

/** How text is laid out for its reader. */
export interface Layout {
  /** Columns of the terminal; null if unknown, or if the output doesn't go to a terminal. */
  readonly width: number | null;
  /** Whether borders consist of ASCII characters, because the locale isn't UTF-8. */
  readonly isAscii: boolean;
}

/** The layout of a command's output. Text for a program is never wrapped. */
export const layoutOf = ({ isTerminal, width, isAscii }: Io): Layout => ({
  width: isTerminal ? width : null,
  isAscii,
});
