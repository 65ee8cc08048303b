import { describe, expect, it } from 'vitest';
import { firstCount, guessedHeight, measuredHeight } from './row-height';

/** A row of the page that is so high; jsdom lays nothing out. */
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

describe('how much of the page a row takes', () => {
  it('P-152 is its height, of the head of a client with the border of the panel and the gap before it', () => {
    expect(measured(element(1, 64))).toBe(64);
    expect(measured(element(0, 40, { head: '' }))).toBe(42);
    expect(measured(element(1, 40, { head: '' }))).toBe(54);
  });

  it('P-152 P-260 stays as it was while an open card has the page for itself', () => {
    expect(measured(element(1, 0))).toBe(98);
    expect(measured(element(7, 0))).toBe(0);
  });

  it('P-152 is guessed until it is drawn, by what it is and how wide the list is', () => {
    const request = { key: 'request 1', taskId: '1' };
    expect([guessedHeight(request, false), guessedHeight(request, true)]).toEqual([64, 160]);
    expect(guessedHeight({ key: 'client 5', taskId: null }, true)).toBe(54);
    expect(guessedHeight(undefined, false)).toBe(54);
  });

  it('P-152 tells how many rows a window may hold, rather too many, before anything is laid out', () => {
    const head = { key: 'client 5', taskId: null };
    const requests = Array.from({ length: 20 }, (_, index) => ({ key: `request ${index}`, taskId: `${index}` }));
    const rows = [head, ...requests];
    const counts = [1024, 680, 358].map((width) => firstCount(rows, { top: 300, width }, 800));
    expect(counts).toEqual([8, 6, 4]);
    expect(firstCount(rows.slice(0, 3), { top: 300, width: 680 }, 800)).toBe(3);
    expect(firstCount(rows, { top: 900, width: 680 }, 800)).toBe(0);
  });
});
