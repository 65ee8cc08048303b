import { describe, expect, it } from 'vitest';
import { firstCount, guessedHeight, measuredHeight } from './row-height';

/** A row with a given height, since jsdom has no layout. */
function element(index: number, height: number, dataset: Readonly<Record<string, string>> = {}) {
  const row = document.createElement('div');
  Object.assign(row.dataset, { index: String(index), ...dataset });
  Object.defineProperty(row, 'offsetHeight', { value: height });
  return row;
}

const known = { key: 'request 1', index: 1, start: 54, size: 98, end: 152, lane: 0 };
const page = {
  indexFromElement: ({ dataset }: HTMLElement) => Number(dataset.index),
  measurementsCache: [{ ...known, index: 0, size: 42 }, known],
};
const measured = (row: HTMLElement) => measuredHeight(row, undefined, page);

describe('height of a row', () => {
  it("P-152 is its own height; for a client's heading, also the panel's border and gap", () => {
    expect(measured(element(1, 64))).toBe(64);
    expect(measured(element(0, 40, { head: '' }))).toBe(42);
    expect(measured(element(1, 40, { head: '' }))).toBe(54);
  });

  it('P-152 P-260 keeps its last value while an open card takes up the whole page', () => {
    expect(measured(element(1, 0))).toBe(98);
    expect(measured(element(7, 0))).toBe(0);
  });

  it('P-152 is estimated until rendered, by row type and list width', () => {
    const request = { key: 'request 1', taskId: '1' };
    expect([guessedHeight(request, false), guessedHeight(request, true)]).toEqual([64, 160]);
    expect(guessedHeight({ key: 'client 5', taskId: null }, true)).toBe(54);
    expect(guessedHeight(undefined, false)).toBe(54);
  });

  it('P-152 determines how many rows a window may contain before layout, rounded up', () => {
    const head = { key: 'client 5', taskId: null };
    const requests = Array.from({ length: 20 }, (_, index) => ({ key: `request ${index}`, taskId: `${index}` }));
    const rows = [head, ...requests];
    const counts = [1024, 680, 358].map((width) => firstCount(rows, { top: 300, width }, 800));
    expect(counts).toEqual([8, 6, 4]);
    expect(firstCount(rows.slice(0, 3), { top: 300, width: 680 }, 800)).toBe(3);
    expect(firstCount(rows, { top: 900, width: 680 }, 800)).toBe(0);
  });
});
