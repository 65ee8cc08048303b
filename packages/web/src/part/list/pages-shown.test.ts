import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesShown } from './pages-shown';

describe('the page numbers of a list', () => {
  it('include the first and last pages, those next to the current one, and one gap between', () => {
    expect(pagesShown(1, 1)).toEqual([1]);
    expect(pagesShown(7, 14)).toEqual([1, null, 6, 7, 8, null, 14]);
    expect(pagesShown(3, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('P-275 include no last page for a list with an unknown end', () => {
    expect(pagesShown(1, 1000, true)).toEqual([1, 2, null]);
    expect(pagesShown(1000, 1000, true)).toEqual([1, null, 999, 1000, 1001, null]);
    expect(pagesShown(1234, 1000, true)).toEqual([1, null, 1233, 1234, 1235, null]);
  });

  it('always contain the first, current, and last page in ascending order, and no gap for a single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, last] = [Math.min(a, b), Math.max(a, b)];
        const shown = pagesShown(page, last);
        const pages = shown.filter((entry) => entry !== null);
        expect(pages).toEqual([...new Set(pages)].sort((x, y) => x - y));
        expect(pages).toEqual(expect.arrayContaining([1, page, last]));
        shown.forEach((entry, index) => {
          if (entry === null) expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2);
        });
      }),
    );
  });
});
