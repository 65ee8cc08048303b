import { csvLine, csvMark } from '@signa/core/administration';

/** The data behind a chart, shown in its table and exported to its file. */
export interface Sheet {
  readonly head: readonly string[];
  /** The first cell of each row is its name. */
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Number of columns that fit into half of a wide window. */
const maxColumns = 6;

/** Transposes a sheet with many columns and few rows so that the table needs no horizontal scrolling. */
export function readable({ head, rows }: Sheet): Sheet {
  const [corner = '', ...titles] = head;
  if (head.length <= maxColumns || rows.length + 1 > maxColumns) return { head, rows };
  return {
    head: [corner, ...rows.map(([name]) => String(name))],
    rows: titles.map((title, index) => [title, ...rows.map((cells) => cells[index + 1] ?? null)]),
  };
}

/**
 * Exports a sheet as CSV with a byte order mark, from which spreadsheet programs detect UTF-8. No value is interpreted
 * as a formula.
 */
export function csvOf({ head, rows }: Sheet): string {
  const lines = [head, ...rows].map((cells) => csvLine(cells.map((cell) => (cell === null ? null : String(cell)))));
  return csvMark + lines.join('');
}
