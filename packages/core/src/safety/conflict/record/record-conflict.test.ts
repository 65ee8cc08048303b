import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speciesCodes } from '../../../clients/patient/index.js';
import { checkConflicts } from '../index.js';
import { subject } from '../conflict.test-data.js';

const only = (kind: string, facts: Parameters<typeof checkConflicts>[0]) =>
  checkConflicts(facts).conflicts.filter((conflict) => conflict.kind === kind);

describe('species', () => {
  const canine = { code: 'canine', name: 'Canine' } as const;

  it('P-082 conflicts when the product does not list it', () => {
    expect(only('species', subject({ productSpecies: ['feline', 'equine'] }, { species: canine }))).toEqual([
      {
        kind: 'species',
        grade: 'serious',
        patientValue: 'Canine',
        sign: '≠',
        productValue: 'Equine, Feline',
        reason: 'Species not listed for this product.',
        source: 'product record, species',
        ruleId: null,
      },
    ]);
  });

  it('P-082 passes when listed, in any case, and when the product lists none', () => {
    expect(only('species', subject({ productSpecies: ['FELINE', ' Canine '] }, { species: canine }))).toEqual([]);
    expect(only('species', subject({ productSpecies: [] }, { species: canine }))).toEqual([]);
    expect(only('species', subject({ productSpecies: [] }, { species: null }))).toEqual([]);
  });

  it.each([null, { code: 'unknown', name: 'Unknown' }] as const)(
    'P-082 %j cannot be confirmed as on-label',
    (species) => {
      const found = only('species', subject({ productSpecies: ['unknown', 'small_animal'] }, { species }));
      expect(found).toMatchObject([{ patientValue: 'Species unknown', productValue: 'Small Animal, Unknown' }]);
    },
  );

  it('P-082 always conflicts exactly when a known species is missing from a list', () => {
    fc.assert(
      fc.property(fc.subarray([...speciesCodes]), fc.constantFrom(...speciesCodes), (productSpecies, code) => {
        const found = only('species', subject({ productSpecies }, { species: { code, name: code } }));
        const passes = productSpecies.length === 0 || (code !== 'unknown' && productSpecies.includes(code));
        expect(found).toHaveLength(passes ? 0 : 1);
      }),
    );
  });
});

describe('weight', () => {
  const weighed = (
    weight: number | null,
    weightUnit: 'lbs' | 'kg' | null,
    weightMin: number | null,
    weightMax: number | null,
  ) => only('weight', subject({ weightMin, weightMax }, { weight, weightUnit }));

  it.each([
    [11.1, 'lbs'],
    [22, 'lbs'],
    [22.04, 'lbs'],
    [10, 'kg'],
    [11.05, null],
  ] as const)('P-083 %d %s fits 11.1 to 22 lbs', (weight, unit) => {
    expect(weighed(weight, unit, 11.1, 22)).toEqual([]);
  });

  it.each([
    [11.04, 'lbs', '<', '11.04 lbs (5.01 kg)'],
    [22.05, 'lbs', '>', '22.05 lbs (10.00 kg)'],
    [10.1, 'kg', '>', '10.1 kg (22.3 lbs)'],
    [5, 'kg', '<', '5 kg (11.0 lbs)'],
  ] as const)('P-083 %d %s does not', (weight, unit, sign, patientValue) => {
    expect(weighed(weight, unit, 11.1, 22)).toMatchObject([
      { sign, patientValue, productValue: '11.1 lbs - 22 lbs', source: 'product record, weight range' },
    ]);
  });

  it('P-083 a label in whole pounds compares whole pounds, so that one of its sizes fits', () => {
    const fits = (title: string, weight: number, weightMin: number, weightMax: number) =>
      only('weight', subject({ title, weightMin, weightMax }, { weight, weightUnit: 'lbs' })).length === 0;
    const sizes = (weight: number) =>
      (
        [
          [0, 25],
          [26, 50],
          [51, 100],
        ] as const
      ).map(([min, max]) => fits('Heartgard Plus Chewables', weight, min, max));
    expect([25, 25.4, 25.5, 50.4, 50.5, 100.4, 100.5].map(sizes)).toEqual([
      [true, false, false],
      [true, false, false],
      [false, true, false],
      [false, true, false],
      [false, false, true],
      [false, false, true],
      [false, false, false],
    ]);
    expect(fits('NexGard Chewables', 10.3, 4, 10)).toBe(false);
    expect(fits('Interceptor Flavor Tabs', 6.05, 1.5, 6)).toBe(false);
  });

  it.each([null, 0])('P-083 a weight of %s conflicts with a bound, and is listed', (weight) => {
    for (const [min, max] of [
      [11.1, 22],
      [0, 22],
      [11.1, 10_000],
      [null, 22],
    ] as const) {
      expect(weighed(weight, 'lbs', min, max)).toMatchObject([{ patientValue: 'Weight unknown' }]);
    }
  });

  it('P-083 0, 10000 and null are open bounds', () => {
    for (const [min, max] of [
      [0, 10_000],
      [null, null],
      [0, null],
      [null, 10_000],
    ] as const) {
      expect(weighed(null, 'lbs', min, max)).toEqual([]);
      expect(weighed(9999.99, 'kg', min, max)).toEqual([]);
    }
    expect(weighed(0.5, 'lbs', 0, 22)).toEqual([]);
    expect(weighed(500, 'lbs', 22, 10_000)).toEqual([]);
  });

  it('P-083 ranges that meet at one decimal leave no gap and no overlap for any weight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 60_000 }), fc.constantFrom('lbs', 'kg'), (count, unit) => {
        const bands = [
          [0, 11],
          [11.1, 22],
          [22.1, 44],
          [44.1, 10_000],
        ] as const;
        const fitting = bands.filter(([min, max]) => weighed(count / 100, unit, min, max).length === 0);
        expect(fitting).toHaveLength(1);
      }),
    );
  });
});

describe('days supply', () => {
  const supplied = (daysSupply: number | null, shelfLife: number | null) =>
    only('days-supply', subject({ shelfLife }, {}, { daysSupply }));

  it('P-084 above the shelf life conflicts', () => {
    expect(supplied(210, 180)).toMatchObject([
      { patientValue: '210 days', sign: '>', productValue: '180 days', reason: 'Outlasts the shelf life by 30 days.' },
    ]);
    expect(supplied(2, 1)).toMatchObject([{ productValue: '1 day', reason: 'Outlasts the shelf life by 1 day.' }]);
  });

  it('P-084 equal passes, and so does anything without both numbers', () => {
    expect([supplied(180, 180), supplied(210, null), supplied(210, 0), supplied(null, 180)]).toEqual([[], [], [], []]);
  });

  it('P-084 always conflicts exactly above a shelf life above 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), fc.integer({ min: -5, max: 400 }), (days, shelfLife) => {
        expect(supplied(days, shelfLife)).toHaveLength(shelfLife > 0 && days > shelfLife ? 1 : 0);
      }),
    );
  });
});
