import { csvLine } from '@signa/core/audit';

/** The numbers behind a chart: what its table shows and its file holds. */
export interface Sheet {
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A sheet as CSV, begun by the mark by which a program for tables knows the letters; no value runs as a formula. */
export function csvOf({ head, rows }: Sheet): string {
  const lines = [head, ...rows].map((cells) => csvLine(cells.map((cell) => (cell === null ? null : String(cell)))));
  return `\uFEFF${lines.join('')}`;
}
