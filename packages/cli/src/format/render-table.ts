import Table from 'cli-table3';
import { fitToWidth, wrapText } from './fit.js';
import type { Layout } from './layout.js';

/** No colors: the output is the same with and without NO_COLOR. */
const plain = { style: { head: [], border: [] } };
const asciiChars = {
  ...{ top: '-', 'top-mid': '+', 'top-left': '+', 'top-right': '+' },
  ...{ bottom: '-', 'bottom-mid': '+', 'bottom-left': '+', 'bottom-right': '+' },
  ...{ left: '|', 'left-mid': '+', right: '|', 'right-mid': '+' },
  ...{ mid: '-', 'mid-mid': '+', middle: '|' },
};
const lookOf = ({ isAscii }: Layout) => ({ ...plain, ...(isAscii && { chars: asciiChars }) });
/** Columns that a value has at least beside its heading; with fewer, it is below. */
const narrowestValue = 12;

/**
 * Renders a table with headings. Where its columns don't fit beside each other, each record is a block of lines, one
 * for each field (A-529).
 */
export function renderTable(headings: readonly string[], rows: readonly (readonly string[])[], layout: Layout): string {
  const fitted = fitToWidth([headings, ...rows], layout.width);
  if (fitted === null) return rows.map((row) => block(headings, row, layout.width ?? 0)).join('\n\n');
  const [head = [], ...body] = fitted;
  const table = new Table({ head: [...head], ...lookOf(layout) });
  for (const row of body) table.push([...row]);
  return table.toString();
}

/** Renders one record as a table of names and values. */
export function renderRecord(fields: readonly (readonly [name: string, value: string])[], layout: Layout): string {
  const fitted = fitToWidth(fields, layout.width);
  if (fitted === null) {
    const [names, values] = [fields.map(([name]) => name), fields.map(([, value]) => value)];
    return block(names, values, layout.width ?? 0);
  }
  const table = new Table(lookOf(layout));
  for (const [name = '', value = ''] of fitted) table.push({ [name]: value });
  return table.toString();
}

function block(headings: readonly string[], row: readonly string[], width: number): string {
  const indent = Math.max(...headings.map(({ length }) => length)) + 2;
  const isBeside = width - indent >= narrowestValue;
  return headings
    .flatMap((heading, index) => {
      const value = row[index] ?? '';
      if (!isBeside) return [...wrapText(`${heading}:`, width).split('\n'), ...wrapText(value, width).split('\n')];
      return wrapText(value, width - indent)
        .split('\n')
        .map((line, at) => `${at === 0 ? `${heading}:`.padEnd(indent) : ' '.repeat(indent)}${line}`.trimEnd());
    })
    .join('\n');
}
