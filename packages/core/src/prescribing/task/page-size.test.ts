import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPage } from '../../base/limits/index.js';
import { lastPage, pageWithin } from './page-size.js';

const pages = fc.integer({ min: 1, max: 999_999 });
const totals = fc.integer({ min: 0, max: 100_000 });
const sizes = fc.constantFrom(5, 10, 20, 50, 100);

describe('pages of a list', () => {
  it.each([
    [99, 130, 10, 13],
    [13, 130, 10, 13],
    [14, 131, 10, 14],
    [2, 130, 10, 2],
    [7, 0, 10, 1],
  ])('P-147 P-178 page %i of %i rows by %i is page %i', (page, total, size, shown) => {
    expect(pageWithin(page, total, size)).toBe(shown);
  });

  it('P-147 P-178 always have rows, as long as there are any', () => {
    fc.assert(
      fc.property(pages, totals, sizes, (page, total, size) => {
        const shown = pageWithin(page, total, size);
        expect(shown).toBeGreaterThanOrEqual(firstPage);
        if (total > 0) expect((shown - firstPage) * size).toBeLessThan(total);
      }),
    );
  });

  it('P-275 are unchanged in a list that continues', () => {
    fc.assert(
      fc.property(pages, totals, sizes, (page, total, size) => {
        expect(pageWithin(page, total, size, true)).toBe(page);
      }),
    );
  });

  it('P-147 P-178 are unchanged when they exist', () => {
    fc.assert(
      fc.property(pages, totals, sizes, (page, total, size) => {
        fc.pre(page <= lastPage(total, size));
        expect(pageWithin(page, total, size)).toBe(page);
      }),
    );
  });
});
