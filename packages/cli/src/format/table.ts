import Table from 'cli-table3';

/** Formats records as a table with a heading for each column; `null` is an empty cell. */
export function tableText(columns: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  const table = new Table({ head: [...columns], style: { head: [], border: [] } });
  for (const row of rows) table.push(row.map((cell) => cell ?? ''));
  return table.toString();
}
