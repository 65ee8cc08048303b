import Table from 'cli-table3';
import { fitToWidth } from './fit.js';
import type { Found, FoundList } from './found.js';
import type { Row, Value } from './value.js';
import { oneLine } from './one-line.js';

const plain = { style: { head: [], border: [] } };
const isRows = (value: Value): value is readonly Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object' && one !== null);

/** Formats a field for a table cell. */
function cell(value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  if (typeof value === 'object') return Object.values(value).map(cell).join(' ');
  return oneLine(String(value));
}

/** Formats a timestamp for readers: date and time, to the second. */
const readable = (text: string): string => text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, '$1 $2Z');

/**
 * Formats output for readers: a table, or the fields of one record followed by a table for each of its lists.
 *
 * @param width - columns of the terminal; null if unknown
 */
export function tableOf(found: Found, width: number | null): string {
  return 'list' in found ? listTable(found.list, width) : recordTable(found.record, width);
}

function listTable({ rows, columns }: FoundList, width: number | null): string {
  const cells = rows.map((row) => Object.keys(columns).map((name) => readable(cell(row[name]))));
  const [head = [], ...body] = fitToWidth([Object.values(columns), ...cells], width);
  const table = new Table({ head: [...head], ...plain });
  for (const row of body) table.push([...row]);
  return table.toString();
}

function recordTable(record: Row, width: number | null): string {
  const table = new Table(plain);
  const lists = Object.entries(record).filter(([, value]) => isRows(value));
  for (const [name, value] of Object.entries(record)) if (!isRows(value)) table.push({ [name]: cell(value) });
  const below = lists.map(([name, rows]) => {
    const [first] = rows as readonly Row[];
    const columns = Object.fromEntries(Object.keys(first ?? {}).map((field) => [field, field]));
    return `\n${name}\n${listTable({ rows: rows as readonly Row[], columns }, width)}`;
  });
  return [table.toString(), ...below].join('\n');
}

/** Formats output for programs: one line per record with tab-separated fields, without borders or headings. */
export function linesOf(found: Found): string {
  if ('list' in found)
    return found.list.rows
      .map((row) =>
        Object.keys(found.list.columns)
          .map((name) => cell(row[name]))
          .join('\t'),
      )
      .join('\n');
  return Object.entries(found.record)
    .map(([name, value]) => `${name}\t${isRows(value) ? oneLine(JSON.stringify(value)) : cell(value)}`)
    .join('\n');
}
