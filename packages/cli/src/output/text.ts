import { asciiText } from '../process/ascii-text.js';
import type { Found, FoundList } from './found.js';
import type { Row, Value } from './value.js';
import type { Layout } from '../format/layout.js';
import { oneLine } from './one-line.js';
import { renderRecord, renderTable } from '../format/render-table.js';

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

/** Formats output for readers: a table, or the fields of one record followed by a table for each of its lists. */
export function tableOf(found: Found, layout: Layout): string {
  const text = 'list' in found ? listTable(found.list, layout) : recordTable(found.record, layout);
  return layout.isAscii ? asciiText(text) : text;
}

function listTable({ rows, columns }: FoundList, layout: Layout): string {
  const cells = rows.map((row) => Object.keys(columns).map((name) => readable(cell(row[name]))));
  return renderTable(Object.values(columns), cells, layout);
}

function recordTable(record: Row, layout: Layout): string {
  const lists = Object.entries(record).filter(([, value]) => isRows(value));
  const fields = Object.entries(record)
    .filter(([, value]) => !isRows(value))
    .map(([name, value]) => [name, cell(value)] as const);
  const below = lists.map(([name, rows]) => {
    const [first] = rows as readonly Row[];
    const columns = Object.fromEntries(Object.keys(first ?? {}).map((field) => [field, field]));
    return `\n${name}\n${listTable({ rows: rows as readonly Row[], columns }, layout)}`;
  });
  return [renderRecord(fields, layout), ...below].join('\n');
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
