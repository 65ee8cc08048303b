import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWeightKnown, weightInKilograms, weightInPounds, weightLabel, weightLabels } from './index.js';

/** A stored weight: at most 2 decimals. */
const hundredths = fc.integer({ min: 1, max: 999_999 });

describe('weights', () => {
  it.each([
    [10, 'kg', 22],
    [10.1, 'kg', 22.3],
    [0.45, 'kg', 1],
    [9.97, 'kg', 22],
    [9.98, 'kg', 22],
    [10.05, 'lbs', 10.1],
    [22.04, 'lbs', 22],
    [22.05, 'lbs', 22.1],
    [8.25, 'lbs', 8.3],
    [1.005, 'lbs', 1],
    [5.2, null, 5.2],
    [9999.99, 'kg', 22046.2],
  ] as const)('P-083 %d %s is %d lbs', (weight, weightUnit, pounds) => {
    expect(weightInPounds({ weight, weightUnit })).toBe(pounds);
  });

  it('P-083 are rounded half up once, from the exact value', () => {
    fc.assert(
      fc.property(hundredths, fc.constantFrom('lbs', 'kg'), (count, weightUnit) => {
        const tenths = BigInt(Math.round((weightInPounds({ weight: count / 100, weightUnit }) ?? Number.NaN) * 10));
        // |pounds - tenths / 10| <= 1/20, in whole numbers: pounds = count / 100 / 0.45359237 or count / 100.
        const [over, under] = weightUnit === 'kg' ? [BigInt(count) * 1_000_000n, 45_359_237n] : [BigInt(count), 100n];
        const twice = 20n * over - 2n * tenths * under;
        expect(twice >= -under && twice < under).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('P-083 never fall between label weight ranges that meet at one decimal', () => {
    fc.assert(
      fc.property(
        hundredths,
        fc.constantFrom('lbs', 'kg'),
        fc.integer({ min: 1, max: 2000 }),
        (count, weightUnit, edge) => {
          const pounds = weightInPounds({ weight: count / 100, weightUnit }) ?? Number.NaN;
          expect(pounds <= edge / 10 !== pounds >= (edge + 1) / 10).toBe(true);
        },
      ),
    );
  });

  it('P-083 in pounds increase with kilograms', () => {
    fc.assert(
      fc.property(hundredths, hundredths, (a, b) => {
        const pounds = (count: number) => weightInPounds({ weight: count / 100, weightUnit: 'kg' }) ?? Number.NaN;
        expect(Math.sign(pounds(a) - pounds(b)) * Math.sign(a - b)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([null, 0, -3, Number.NaN, Number.POSITIVE_INFINITY, undefined])(
    'P-083 P-105 C-067 %d is not a weight',
    (weight) => {
      expect(isWeightKnown(weight)).toBe(false);
      const stored = { weight: weight ?? null, weightUnit: 'kg' } as const;
      expect([weightInPounds(stored), weightInKilograms(stored), weightLabel(stored), weightLabels(stored)]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    },
  );

  it('P-083 C-055 are shown in both units, the recorded one unchanged', () => {
    expect(weightLabels({ weight: 5.2, weightUnit: 'lbs' })).toEqual({ recorded: '5.2 lbs', other: '2.36 kg' });
    expect(weightLabels({ weight: 10, weightUnit: 'kg' })).toEqual({ recorded: '10 kg', other: '22.0 lbs' });
    expect(weightLabel({ weight: 62.5, weightUnit: null })).toBe('62.5 lbs');
    expect(weightInKilograms({ weight: 22.05, weightUnit: 'lbs' })).toBe(10);
    expect(weightInKilograms({ weight: 4.25, weightUnit: 'kg' })).toBe(4.25);
  });
});
