import { describe, expect, it } from 'vitest';
import { isConfigured, meetsFacet, type ProductConfiguration, type SearchedProduct, searchedFamily } from './index.js';
import { filters, product } from './search.test-data.js';

/** Label ranges, with the lowest and the highest weight that each includes. */
const bands: readonly (readonly [
  weightMin: number | null,
  weightMax: number | null,
  lowest: number,
  highest: number,
])[] = [
  [null, null, 0, Infinity],
  [0, null, 0, Infinity],
  [null, 10_000, 0, Infinity],
  [10, null, 10, Infinity],
  [10, 10_000, 10, Infinity],
  [null, 20, 0, 20],
  [0, 20, 0, 20],
  [10, 20, 10, 20],
  [20, 10, 10, 20],
  [15, 15, 15, 15],
];
/** Requested ranges; a missing bound includes every weight on its side. */
const asked: readonly (readonly [min: number | null, max: number | null])[] = [
  [null, null],
  [0, null],
  [9.9, null],
  [10, null],
  [20, null],
  [20.1, null],
  [500, null],
  [null, 0],
  [null, 9.9],
  [null, 10],
  [null, 20],
  [null, 500],
  [5, 9.9],
  [5, 10],
  [12, 13],
  [20, 30],
  [20.1, 30],
];
const cases = bands.flatMap(([weightMin, weightMax, lowest, highest]) =>
  asked.map(([min, max]) => ({
    weightMin,
    weightMax,
    min,
    max,
    shares: (min ?? 0) <= highest && lowest <= (max ?? Infinity),
  })),
);

const anything: ProductConfiguration = {
  ...{ flavorIds: [], rxDeliveryDaysFilter: null, selectedStrength: null },
  ...{ minProductWeight: null, maxProductWeight: null },
};

describe('a requested weight range', () => {
  it.each(cases)('P-022 P-202 from $min to $max, for a label from $weightMin to $weightMax: $shares', (one) => {
    const { weightMin, weightMax, min, max, shares } = one;
    const labeled: SearchedProduct = { ...product, weightMin, weightMax };
    const range = { minProductWeight: min, maxProductWeight: max };
    const family = searchedFamily(
      [{ ...product, weightMin: 9_000, weightMax: 9_001, isActive: false }, labeled],
      false,
    );
    expect(family && meetsFacet(family, filters(range), 'weight')).toBe(shares);
    expect(isConfigured({ ...labeled, strengthDisplay: null }, { ...anything, ...range }, false)).toBe(shares);
  });

  it('P-022 finds a family by any of its matching products', () => {
    const small = { ...product, weightMin: 0, weightMax: 10 };
    const large = { ...product, weightMin: 50, weightMax: null };
    const family = searchedFamily([small, large], false);
    const finds = (minProductWeight: number | null, maxProductWeight: number | null) =>
      family && meetsFacet(family, filters({ minProductWeight, maxProductWeight }), 'weight');
    expect([finds(5, 6), finds(60, null), finds(11, 49), finds(null, 8)]).toEqual([true, true, false, true]);
  });
});
