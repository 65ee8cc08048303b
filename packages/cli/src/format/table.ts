import type { Layout } from './layout.js';
import { renderTable } from './render-table.js';

/** Formats records as a table with a heading for each column; `null` is an empty cell. */
export function tableText(
  columns: readonly string[],
  rows: readonly (readonly (string | null)[])[],
  layout: Layout,
): string {
  return renderTable(
    columns,
    rows.map((row) => row.map((cell) => cell ?? '')),
    layout,
  );
}
