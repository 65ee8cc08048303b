import { csvLine } from '@signa/core/administration';

/** The numbers behind a chart: what its table shows and its file holds. */
export interface Sheet {
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** As many columns as fit into half of a wide window. */
const mostColumns = 6;

/**
 * The sheet as its table is read best: one with many columns and few rows is turned, so that each row becomes a column
 * and nothing has to be scrolled sideways.
 */
export function readable({ head, rows }: Sheet): Sheet {
  const [corner = '', ...titles] = head;
  if (head.length <= mostColumns || rows.length + 1 > mostColumns) return { head, rows };
  return {
    head: [corner, ...rows.map(([name]) => String(name))],
    rows: titles.map((title, index) => [title, ...rows.map((cells) => cells[index + 1] ?? null)]),
  };
}

/** A sheet as CSV, begun by the mark by which a program for tables knows the letters; no value runs as a formula. */
export function csvOf({ head, rows }: Sheet): string {
  const lines = [head, ...rows].map((cells) => csvLine(cells.map((cell) => (cell === null ? null : String(cell)))));
  return `\uFEFF${lines.join('')}`;
}
