import { afterEach, describe, expect, it, vi } from 'vitest';
import { guessedHeight, keepInWindow, measuredHeight } from './row-height';

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
});

describe('what stands in the window', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** How far the page is scrolled when a row from 100 to 160 grows by 24 while the window begins at `scrollY`. */
  function scrolledBy(scrollY: number, known: readonly string[]): number {
    const scrollBy = vi.fn();
    vi.stubGlobal('scrollY', scrollY);
    vi.stubGlobal('scrollBy', scrollBy);
    const itemSizeCache = new Map(known.map((key) => [key, 60]));
    expect(keepInWindow({ key: 'request 1', start: 100, end: 160 }, 24, { itemSizeCache })).toBe(false);
    return scrollBy.mock.calls.reduce((sum, [, by]) => sum + Number(by), 0);
  }

  it('P-152 stays there while a row that is wholly above it grows', () => {
    expect([159, 160, 900].map((top) => scrolledBy(top, ['request 1']))).toEqual([0, 24, 24]);
  });

  it('P-152 stays there when a row that begins above it is drawn for the first time', () => {
    expect([100, 101, 900].map((top) => scrolledBy(top, []))).toEqual([0, 24, 24]);
  });
});
