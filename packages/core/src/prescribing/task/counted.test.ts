import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedOf, countedTo, countText, pageOfList } from './counted.js';
import { lastPage } from './page-size.js';

describe('a list counted up to 10,000', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [9_999, '9,999'],
    [10_000, '10,000'],
    [10_001, '10,000+'],
    [10_002, '10,000+'],
  ])('P-275 a count of %i is displayed as %s', (count, text) => {
    expect(countText(countedOf(count))).toBe(text);
  });

  it('P-275 a page with an exact total is unchanged', () => {
    expect(pageOfList(1, 10, countedOf(0), 0)).toMatchObject({ from: 0, to: 0, hasNext: false });
    expect(pageOfList(5, 10, countedOf(45), 5)).toMatchObject({ from: 41, to: 45, hasNext: false });
    expect(pageOfList(4, 10, countedOf(45), 10)).toMatchObject({ from: 31, to: 40, hasNext: true });
    expect(pageOfList(1000, 10, countedOf(10_000), 10)).toMatchObject({ to: 10_000, hasNext: false });
  });

  it('P-275 beyond the count, a full page is followed by another, and a partial one determines the total', () => {
    const many = countedOf(10_001);
    expect(pageOfList(1000, 10, many, 10)).toEqual({ from: 9_991, to: 10_000, total: many, hasNext: true });
    expect(pageOfList(1234, 10, many, 10)).toEqual({ from: 12_331, to: 12_340, total: many, hasNext: true });
    expect(pageOfList(1235, 10, many, 3)).toEqual({
      from: 12_341,
      to: 12_343,
      total: { total: 12_343, isMore: false },
      hasNext: false,
    });
  });

  it('P-275 every row can be reached by paging, in a list of any length', () => {
    const rows = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 9_900, max: 10_300 }));
    fc.assert(
      fc.property(rows, fc.constantFrom(5, 10, 20, 50, 100), (all, size) => {
        const count = countedOf(Math.min(all, countedTo + 1));
        const shownOn = (page: number) => Math.max(0, Math.min(size, all - (page - 1) * size));
        let [page, reached] = [1, 0];
        for (; ; page += 1) {
          const { from, to, total, hasNext } = pageOfList(page, size, count, shownOn(page));
          expect(to - reached).toBe(shownOn(page));
          if (to > 0) expect(from).toBeLessThanOrEqual(to);
          if (!total.isMore) expect(total.total).toBe(all);
          reached = to;
          // A full last page cannot know that nothing follows.
          if (!hasNext || reached === all) break;
        }
        expect(reached).toBe(all);
        expect(page).toBe(lastPage(all, size));
      }),
    );
  });
});
