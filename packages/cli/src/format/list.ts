import Table from 'cli-table3';

/** Formats one record as a table of names and values. */
export function listText(record: Readonly<Record<string, string | boolean | null>>): string {
  const table = new Table({ style: { head: [], border: [] } });
  for (const [name, value] of Object.entries(record)) table.push({ [name]: value ?? '' });
  return table.toString();
}
