/** An error in a line of a file, for the author of the file. */
export interface LineFault {
  /** Line number as in an editor, starting with the header. */
  readonly line: number;
  /** Null when the line as a whole is invalid. */
  readonly column: string | null;
  /** The value of the cell, if it helps. */
  readonly value?: string;
  readonly what: string;
}

/** Maximum number of faults printed: a thousand faults usually have one cause. */
export const maxFaults = 50;

/** Formats a fault: "line 3, birthdate, '20-05-01': Please select a birth date." */
export function faultLine({ line, column, value, what }: LineFault): string {
  return [`line ${line}`, faultReason({ column, value, what })].join(
    column === null && value === undefined ? ': ' : ', ',
  );
}

/** Formats a fault without its line: "birthdate, '20-05-01': Please select a birth date." */
export function faultReason({ column, value, what }: Omit<LineFault, 'line'>): string {
  const at = [column, value === undefined ? null : `'${shortened(value)}'`].filter((part) => part !== null);
  return at.length === 0 ? what : `${at.join(', ')}: ${what}`;
}

/** Formats the faults, one per line, and the number of those omitted. */
export function faultLines(faults: readonly LineFault[], count: number): string[] {
  const lines = faults.slice(0, maxFaults).map((fault) => `  ${faultLine(fault)}`);
  return count > lines.length ? [...lines, `  and ${count - lines.length} more`] : lines;
}

const longest = 60;
const shortened = (value: string) => (value.length > longest ? `${value.slice(0, longest)}…` : value);
