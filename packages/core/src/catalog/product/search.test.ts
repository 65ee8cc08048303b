import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureFlags } from '../../practice/location/index.js';
import {
  emptyProductSearch,
  hasProductFilter,
  isProductSearchable,
  noProductFilters,
  productFiltersToSend,
  productSearchOf,
  productSearchTextIssues,
  productWeightIssues,
  searchedText,
  searchPageRows,
  shownProductFilters,
  withSearchFilters,
  withSearchPage,
  withSearchText,
  type ProductFilters,
} from './index.js';
import { anyFilters } from './search.test-data.js';

const anyFeatures = fc.subarray([...featureFlags]).map((names) => new Set<string>(names));

describe('the text of a product search', () => {
  it('P-015 is trimmed and at most 50 characters long', () => {
    expect(searchedText('  pred \t nisone\n')).toBe('pred nisone');
    expect(productSearchTextIssues('x'.repeat(50), 'filter')).toEqual([]);
    expect(productSearchTextIssues(`  ${'x'.repeat(50)}  `, 'filter')).toEqual([]);
    expect(productSearchTextIssues('x'.repeat(51), 'filter')).toEqual([
      { path: 'filter', code: 'too-long', message: 'Search text must be at most 50 characters' },
    ]);
    expect(productSearchTextIssues('  ', 'text')).toMatchObject([{ path: 'text', code: 'required' }]);
  });

  it('P-016 is searched from one character, with a location', () => {
    expect(isProductSearchable('a', '1')).toBe(true);
    expect(isProductSearchable(' a ', '1')).toBe(true);
    expect(isProductSearchable('  ', '1')).toBe(false);
    expect(isProductSearchable('a', null)).toBe(false);
  });

  it('P-015 P-016 that is searched and not too long is never rejected', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50, unit: 'binary' }), (text) => {
        expect(productSearchTextIssues(text, 'filter').length === 0).toBe(isProductSearchable(text, '1'));
      }),
    );
  });
});

describe('pages of a product search', () => {
  const third = withSearchPage(withSearchText(emptyProductSearch, 'pred'), 3);

  it('P-017 have ten rows, beginning with the first page', () => {
    expect(emptyProductSearch.page).toBe(1);
    expect([searchPageRows(1), searchPageRows(3)]).toEqual([
      { skip: 0, take: 10 },
      { skip: 20, take: 10 },
    ]);
    expect(withSearchPage(third, 0).page).toBe(1);
  });

  it('P-017 start over with another text or filter, but not with another space', () => {
    expect(third.page).toBe(3);
    expect(withSearchText(third, 'predn').page).toBe(1);
    expect(withSearchText(third, ' pred ')).toEqual({ ...third, text: ' pred ' });
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(withSearchFilters(third, filters)).toEqual({ ...third, filters, page: 1 });
      }),
    );
  });
});

describe('the search and the filters of a location', () => {
  it('P-023 P-230 use the most powerful search that is enabled', () => {
    const used = (...names: string[]) => productSearchOf(new Set(names));
    expect(used()).toBe('ProductFamilies');
    expect(used('fuzzyProductSearch')).toBe('SearchProductFamilies');
    expect(used('fancySearch')).toBe('SearchProducts');
    expect(used('fuzzyProductSearch', 'fancySearch')).toBe('SearchProducts');
  });

  const chosen: ProductFilters = {
    speciesId: ['canine'],
    flavorIds: ['3'],
    rxDeliveryDaysFilter: ['1-2'],
    isPreferredPrescribed: true,
    deliveryFilter: ['2-3'],
    minProductWeight: 5,
    maxProductWeight: 10,
  };

  it('P-024 P-230 show the panel and two of its filters by their own flags', () => {
    const shown = (...names: string[]) => shownProductFilters(new Set(names));
    expect(shown()).toEqual({ panel: false, preferred: false, delivery: false });
    expect(shown('searchFilters')).toEqual({ panel: true, preferred: false, delivery: false });
    expect(shown('searchFilters', 'preferredSearchFilters')).toMatchObject({ preferred: true, delivery: false });
    expect(shown('searchFilters', 'deliverySearchFilters')).toMatchObject({ preferred: false, delivery: true });
    expect(shown('preferredSearchFilters', 'deliverySearchFilters').preferred).toBe(false);
  });

  it('P-024 never send a hidden filter, and always a shown one', () => {
    expect(productFiltersToSend(chosen, new Set(['searchFilters']))).toEqual({
      ...chosen,
      isPreferredPrescribed: null,
      deliveryFilter: [],
    });
    fc.assert(
      fc.property(anyFilters, anyFeatures, (filters, features) => {
        const shown = shownProductFilters(features);
        const sent = productFiltersToSend(filters, features);
        if (!shown.panel) expect(hasProductFilter(sent)).toBe(false);
        if (!shown.preferred) expect(sent.isPreferredPrescribed).toBeNull();
        if (!shown.delivery) expect(sent.deliveryFilter).toEqual([]);
        if (shown.preferred && shown.delivery) expect(sent).toEqual(filters);
      }),
    );
  });

  it('P-021 P-020 have no filter initially, and any selected one filters', () => {
    expect(hasProductFilter(noProductFilters)).toBe(false);
    for (const key of Object.keys(chosen) as (keyof ProductFilters)[])
      expect(hasProductFilter({ ...noProductFilters, [key]: chosen[key] }), key).toBe(true);
  });

  it('P-021 have a weight range with bounds of 0 lbs or more, in order', () => {
    const issues = (min: number | null, max: number | null) =>
      productWeightIssues({ minProductWeight: min, maxProductWeight: max }).map(({ path, code }) => `${path} ${code}`);
    for (const [min, max] of [
      [null, null],
      [5, null],
      [0, null],
      [null, 0],
      [0, 0],
      [5, 5],
    ] as const)
      expect(issues(min, max)).toEqual([]);
    expect(issues(-1, -2)).toEqual([
      'minProductWeight too-low',
      'maxProductWeight too-low',
      'minProductWeight reversed',
    ]);
    expect(issues(6, 5)).toEqual(['minProductWeight reversed']);
    expect(issues(-1, null)).toEqual(['minProductWeight too-low']);
    expect(issues(null, -1)).toEqual(['maxProductWeight too-low']);
  });
});
