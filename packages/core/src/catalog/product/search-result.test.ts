import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFacets,
  deliveryDaysOf,
  deliveryTimeOf,
  findFamilies,
  meetsFilters,
  noProductFilters,
  productSearches,
  searchedFamily,
  searchFilters,
  shownFacetOptions,
  timesToShip,
  timeToShipLabels,
  timeToShipOf,
  type ProductQuestion,
} from './index.js';
import { anyFamilies, anyFilters, family, filters, product } from './search.test-data.js';

describe('time to ship and delivery', () => {
  it('P-021 depend on the latest day of the range', () => {
    const of = (min: number, max: number) => [timeToShipOf({ min, max }), deliveryTimeOf({ min, max })];
    expect([of(1, 1), of(1, 2), of(2, 3), of(3, 5), of(5, 7)]).toEqual([
      ['1-2', '2-3'],
      ['1-2', '2-3'],
      ['2-3', '2-3'],
      ['3-5', '3-4'],
      ['5+', null],
    ]);
    expect([timeToShipOf(null), deliveryTimeOf(null)]).toEqual(['5+', null]);
    expect(Object.values(timeToShipLabels)).toEqual([
      '1 to 2 business days',
      '2 to 3 business days',
      '3 to 5 business days',
      '5+ business days',
    ]);
  });

  it('P-033 by default send the first three, All also sends 5+, any other option itself', () => {
    expect(deliveryDaysOf(null)).toEqual(['1-2', '2-3', '3-5']);
    expect(deliveryDaysOf('All')).toEqual(['1-2', '2-3', '3-5', '5+']);
    for (const time of timesToShip) expect(deliveryDaysOf(time)).toEqual([time]);
  });

  it('P-033 All excludes nothing', () => {
    fc.assert(
      fc.property(anyFamilies, (families) => {
        const all = filters({ rxDeliveryDaysFilter: deliveryDaysOf('All') });
        expect(families.filter((one) => !meetsFilters(one, all))).toEqual([]);
      }),
    );
  });
});

describe('the meaning of filters', () => {
  it('P-022 any value within one filter is enough', () => {
    const dogsAndCats = family({ productSpecies: ['canine'] }, { productSpecies: ['feline'] });
    expect(meetsFilters(dogsAndCats, filters({ speciesId: ['feline', 'equine'] }))).toBe(true);
    expect(meetsFilters(dogsAndCats, filters({ speciesId: ['equine'] }))).toBe(false);
    const beef = family({ productFlavors: [{ flavorId: '3', flavor: 'Beef' }] });
    expect(meetsFilters(beef, filters({ flavorIds: ['2', '3'] }))).toBe(true);
    expect(meetsFilters(beef, filters({ flavorIds: ['2'] }))).toBe(false);
    expect(meetsFilters(beef, filters({ rxDeliveryDaysFilter: ['1-2', '5+'] }))).toBe(true);
    expect(meetsFilters(beef, filters({ deliveryFilter: ['3-4'] }))).toBe(false);
    expect(meetsFilters(beef, filters({ isPreferredPrescribed: false }))).toBe(true);
    expect(meetsFilters(beef, filters({ isPreferredPrescribed: true }))).toBe(false);
  });

  it('P-022 weight ranges match if at least one weight is in both', () => {
    const bands = family({ weightMin: 0, weightMax: 22 }, { weightMin: 88, weightMax: 44 });
    const meets = (min: number | null, max: number | null) =>
      meetsFilters(bands, filters({ minProductWeight: min, maxProductWeight: max }));
    expect([meets(22, null), meets(23, 43), meets(40, 44), meets(89, null), meets(null, 0)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('P-022 a family matches by its active products, for office use by those for office use', () => {
    expect(searchedFamily([{ ...product, isActive: false }], false)).toBeNull();
    expect(searchedFamily([product], true)).toBeNull();
    const office = searchedFamily([product, { ...product, isOfficeUse: true, productSpecies: ['equine'] }], true);
    expect(office).toMatchObject({ species: ['equine'], timesToShip: ['2-3'] });
  });

  it('P-022 another filter never finds more, and another value within one never less', () => {
    fc.assert(
      fc.property(anyFamilies, anyFilters, anyFilters, (families, some, others) => {
        const names = (set: typeof some) => families.filter((one) => meetsFilters(one, set));
        expect(names({ ...noProductFilters, speciesId: some.speciesId })).toEqual(
          expect.arrayContaining(names({ ...some })),
        );
        if (some.speciesId.length > 0)
          expect(names({ ...some, speciesId: [...some.speciesId, ...others.speciesId] })).toEqual(
            expect.arrayContaining(names(some)),
          );
      }),
    );
  });
});

const anyQuestion: fc.Arbitrary<ProductQuestion> = fc.record({
  search: fc.constantFrom(...productSearches),
  text: fc.constantFrom(
    'pred',
    'prednisone',
    'predisone',
    'a',
    'carprofen',
    'gallipramt',
    'orbox',
    'tablet',
    'gel pred',
  ),
  filters: fc.oneof(fc.constant(noProductFilters), anyFilters),
  showComboCompoundProducts: fc.boolean(),
});

describe('a search', () => {
  const of = (families: ReturnType<typeof family>[], text: string, more: Partial<ProductQuestion> = {}) =>
    findFamilies(families, {
      search: 'SearchProducts',
      text,
      filters: noProductFilters,
      showComboCompoundProducts: true,
      ...more,
    }).map((found) => [found.family.productFamily, found.match]);

  it('P-023 P-197 sorts by name, prefix, part of the name, ingredient, label, words; preferred ones first among equal matches', () => {
    const catalogue = [
      family({ productFamily: 'Temaril-P', title: 'Temaril', ingredients: ['trimeprazine', 'prednisolone'] }),
      family({ productFamily: 'Methylprednisolone', title: 'Medrol', ingredients: ['methylprednisolone'] }),
      family({ productFamily: 'Prednisolone Ophthalmic', title: 'Pred Forte' }),
      family({ productFamily: 'Prednisolone' }),
      family({ productFamily: 'Prednisolone Zeta', isPreferredPrescribed: true }),
      family({ productFamily: 'Delta', title: 'Delta Prednisolone', ingredients: ['other'] }),
      family({ productFamily: 'Cortisone', title: 'X', ingredients: ['cortisone'] }),
    ];
    expect(of(catalogue, 'prednisolone')).toEqual([
      ['Prednisolone', 'name'],
      ['Prednisolone Zeta', 'name-begins'],
      ['Prednisolone Ophthalmic', 'name-begins'],
      ['Methylprednisolone', 'name-contains'],
      ['Temaril-P', 'ingredient'],
      ['Delta', 'brand'],
    ]);
    expect(of(catalogue, 'tablet cortisone')).toEqual([['Cortisone', 'words']]);
    expect(of(catalogue, 'medrol', { search: 'SearchProductFamilies' })).toEqual([]);
  });

  it('P-023 P-196 accepts one typing error in a name, and in its prefix if nothing else is found', () => {
    const catalogue = [family({ productFamily: 'Galliprant' }), family({ productFamily: 'Heartgard Plus' })];
    const fuzzy = (text: string) => of(catalogue, text, { search: 'SearchProductFamilies' });
    for (const slip of ['galliprent', 'galiprant', 'galliprrant', 'gallirpant'])
      expect(fuzzy(slip), slip).toEqual([['Galliprant', 'misspelt-name']]);
    expect(fuzzy('gallx')).toEqual([['Galliprant', 'misspelt-beginning']]);
    expect(fuzzy('heartgard-plus')).toEqual([['Heartgard Plus', 'misspelt-name']]);
    expect(fuzzy('galxxprant')).toEqual([]);
    expect(fuzzy('gaxl')).toEqual([]);
    expect(of(catalogue, 'galiprant', { search: 'ProductFamilies' })).toEqual([]);
    expect(of([...catalogue, family({ productFamily: 'Gallx' })], 'gallx')).toEqual([['Gallx', 'name']]);
  });

  it('P-195 excludes compounds of several ingredients on request', () => {
    const combo = family({ compound: true }, { ingredients: ['prednisolone', 'trimeprazine'] });
    expect(of([combo], 'pred', { showComboCompoundProducts: false })).toEqual([]);
    expect(of([combo], 'pred')).toHaveLength(1);
    expect(of([family({ compound: true })], 'pred', { showComboCompoundProducts: false })).toHaveLength(1);
  });

  it('P-022 P-023 finds no duplicates, nothing that does not match a filter, and with a more powerful search never less', () => {
    fc.assert(
      fc.property(anyFamilies, anyQuestion, (families, question) => {
        const found = findFamilies(families, question).map((one) => one.family);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((one) => meetsFilters(one, question.filters))).toBe(true);
        const plain = findFamilies(families, { ...question, search: 'ProductFamilies' }).map((one) => one.family);
        expect(found).toEqual(expect.arrayContaining(plain));
      }),
    );
  });

  it('P-198 the number next to an option is the number of results of selecting it', () => {
    const total = (families: Parameters<typeof findFamilies>[0], question: ProductQuestion, set: object) =>
      findFamilies(families, { ...question, filters: { ...question.filters, ...set } }).length;
    fc.assert(
      fc.property(anyFamilies, anyQuestion, (families, question) => {
        const counts = countFacets(families, question);
        for (const [code, count] of counts.species)
          expect(total(families, question, { speciesId: [code] })).toBe(count);
        for (const [id, count] of counts.flavor) expect(total(families, question, { flavorIds: [id] })).toBe(count);
        for (const [time, count] of counts.timeToShip)
          expect(total(families, question, { rxDeliveryDaysFilter: [time] })).toBe(count);
        for (const [time, count] of counts.delivery)
          expect(total(families, question, { deliveryFilter: [time] })).toBe(count);
        for (const [value, count] of counts.preferred)
          expect(total(families, question, { isPreferredPrescribed: value === 'true' })).toBe(count);
        expect(counts.all).toEqual({
          timeToShip: total(families, question, { rxDeliveryDaysFilter: [] }),
          preferred: total(families, question, { isPreferredPrescribed: null }),
        });
      }),
    );
  });

  it('P-198 P-193 returns the filters with names, and flavors that occur or are selected, the most common first', () => {
    const families = [
      family({ productFlavors: [{ flavorId: '2', flavor: 'Tuna' }] }),
      family({
        productFlavors: [
          { flavorId: '1', flavor: 'Beef' },
          { flavorId: '2', flavor: 'Tuna' },
        ],
      }),
    ];
    const chosen = filters({ flavorIds: ['3'], speciesId: ['canine'] });
    const question = {
      search: 'SearchProducts',
      text: 'pred',
      filters: chosen,
      showComboCompoundProducts: true,
    } as const;
    const names = {
      species: new Map([['canine', 'Canine']]),
      flavors: new Map([
        ['1', 'Beef'],
        ['2', 'Tuna'],
        ['3', 'Vanilla'],
      ]),
    };
    const offered = searchFilters(countFacets(families, question), chosen, names);
    expect(offered.map(({ label, type }) => `${label} ${type}`)).toEqual([
      'Species list',
      'Flavor list',
      'Time To Ship choice',
      'Preferred choice',
      'Delivery list',
      'Weight Range range',
    ]);
    expect(offered[1]?.options.map(({ name, count, selected }) => [name, count, selected])).toEqual([
      ['Tuna', 2, false],
      ['Beef', 1, false],
      ['Vanilla', 0, true],
    ]);
    expect(offered[0]?.options.find(({ value }) => value === 'canine')).toEqual({
      value: 'canine',
      name: 'Canine',
      count: 0,
      selected: true,
    });
    expect(offered[0]?.options.map(({ value }) => value)).toEqual([
      'avian',
      'canine',
      'equine',
      'feline',
      'reptile',
      'small_animal',
      'other',
    ]);
    expect(offered[4]?.options.map(({ name }) => name)).toEqual(['2-3 days', '3-4 days']);
    expect(shownFacetOptions).toBe(5);
  });
});
