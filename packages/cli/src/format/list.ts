import type { Layout } from './layout.js';
import { renderRecord } from './render-table.js';

/** Formats one record as a table of names and values. */
export function listText(record: Readonly<Record<string, string | boolean | null>>, layout: Layout): string {
  const fields = Object.entries(record).map(([name, value]) => [name, String(value ?? '')] as const);
  return renderRecord(fields, layout);
}
