import Table from 'cli-table3';

/** One record as a table of names and values. */
export function listText(record: Record<string, unknown>): string {
  const table = new Table({ style: { head: [], border: [] } });
  for (const [name, value] of Object.entries(record)) table.push({ [name]: value === null ? '' : String(value) });
  return table.toString();
}
