/** What is wrong with a line of a file, told to who made the file. */
export interface LineFault {
  /** As an editor counts lines, the head being the first. */
  readonly line: number;
  /** Null where the line as a whole is wrong. */
  readonly column: string | null;
  /** What stands there, where that tells more. */
  readonly value?: string;
  readonly what: string;
}

/** Whoever made a thousand faults made one of them first. */
export const mostFaults = 50;

/** A fault as it is told: "line 3, birthdate, '20-05-01': Please select a birth date." */
export function faultLine({ line, column, value, what }: LineFault): string {
  const at = [`line ${line}`, column, value === undefined ? null : `'${shortened(value)}'`];
  return `${at.filter((part) => part !== null).join(', ')}: ${what}`;
}

/** The faults below each other, and how many more there are. */
export function faultLines(faults: readonly LineFault[], count: number): string[] {
  const lines = faults.slice(0, mostFaults).map((fault) => `  ${faultLine(fault)}`);
  return count > lines.length ? [...lines, `  and ${count - lines.length} more`] : lines;
}

const longest = 60;
const shortened = (value: string) => (value.length > longest ? `${value.slice(0, longest)}…` : value);
