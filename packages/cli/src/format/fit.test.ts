import { fc, test } from '@fast-check/vitest';
import Table from 'cli-table3';
import { describe, expect, it } from 'vitest';
import { fitToWidth } from './fit.js';

const tableLines = (rows: readonly (readonly string[])[]) => {
  const table = new Table({ style: { head: [], border: [] } });
  for (const row of rows) table.push([...row]);
  return table.toString().split('\n');
};

describe('a table in a terminal', () => {
  it('A-311 wraps the widest columns at words, and leaves what fits as it is', () => {
    const rows = [['2026-11-20 10:00:00Z', 'Message 7 to the pharmacy', 'failed']];
    expect(fitToWidth(rows, 80)).toEqual(rows);
    expect(fitToWidth(rows, null)).toEqual(rows);
    expect(fitToWidth(rows, 46)).toEqual([['2026-11-20\n10:00:00Z', 'Message 7 to\nthe pharmacy', 'failed']]);
    expect(fitToWidth(rows, 12)).toBeNull();
  });

  it('A-311 breaks a word only if it has more than 20 letters, or as a last resort', () => {
    const rows = (letters: number) => [['x'.repeat(letters), 'y y y y y y y y y y y y y y y']];
    // The borders of two columns take seven characters of a line.
    expect(fitToWidth(rows(20), 35)?.[0]?.[0]).toBe('x'.repeat(20));
    expect(fitToWidth(rows(21), 35)?.[0]?.[0]).toBe(`${'x'.repeat(20)}\nx`);
    expect(fitToWidth(rows(21), 60)?.[0]?.[0]).toBe('x'.repeat(21));
    expect(fitToWidth(rows(20), 26)?.[0]?.[0]).toContain('\n');
  });

  const word = fc.stringMatching(/^[a-z]{1,30}$/);
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  test.prop([
    fc.array(fc.tuple(text, text, text, text, text), { minLength: 1, maxLength: 5 }),
    fc.integer({ min: 60, max: 140 }),
  ])('A-311 is never wider than the terminal, and keeps every letter', (rows, width) => {
    const shown = fitToWidth(rows, width) ?? [];
    for (const line of tableLines(shown)) expect(line.length).toBeLessThanOrEqual(width);
    const letters = (cells: readonly (readonly string[])[]) =>
      cells.map((row) => row.map((cell) => cell.replaceAll(/\s/g, '')));
    expect(letters(shown)).toEqual(letters(rows));
  });
});
