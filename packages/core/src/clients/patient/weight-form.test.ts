import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWeight, checkWeightEdit, checkWeightUnit, defaultWeightUnit, weightLimits } from './index.js';

const range = 'Weight must be between 0 and 9999.99';

describe('a typed weight', () => {
  it.each([null, 0, 0.01, 10.1, 62.5, 9999.99])('C-067 P-106 %d is valid', (weight) => {
    expect(checkWeight(weight)).toEqual([]);
  });

  it.each([-0.01, 10000, 9999.991, 1.005, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])(
    'C-067 P-106 %d is invalid',
    (weight) => {
      expect(checkWeight(weight)).toEqual([{ path: 'weight', code: 'out-of-range', message: range }]);
    },
  );

  it('C-067 P-228 is valid within the range with at most 2 decimals, and invalid with a third one', () => {
    expect(weightLimits).toEqual({ min: 0, max: 9999.99, decimals: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 9 }), (hundredths, third) => {
        expect(checkWeight(hundredths / 100)).toEqual([]);
        expect(checkWeight((hundredths * 10 + third) / 1000)).toHaveLength(1);
      }),
    );
  });

  it('C-067 requires lbs or kg, with lbs as the default', () => {
    expect([checkWeightUnit('lbs'), checkWeightUnit('kg')]).toEqual([[], []]);
    for (const unit of [null, '', 'g', 'LBS']) {
      expect(checkWeightUnit(unit)).toEqual([
        { path: 'weightUnit', code: 'required', message: 'Please provide weight Unit!' },
      ]);
    }
    expect(defaultWeightUnit).toBe('lbs');
  });
});

describe('the form to correct a weight', () => {
  const filled = { name: "Clémentine O'Hara, Jr.", weight: 5.2, weightUnit: 'lbs' };

  it('C-072 P-089 accepts a name and a weight', () => {
    expect(checkWeightEdit(filled)).toEqual([]);
    expect(checkWeightEdit({ ...filled, weight: 0 })).toEqual([]);
  });

  it('C-072 P-089 requires both, and the unit', () => {
    expect(checkWeightEdit({ name: '  ', weight: null, weightUnit: null })).toEqual([
      { path: 'name', code: 'required', message: 'This field is required' },
      { path: 'weight', code: 'required', message: 'This field is required' },
      { path: 'weightUnit', code: 'required', message: 'Please provide weight Unit!' },
    ]);
  });

  it('C-072 C-061 rejects other characters in the name, and a weight out of range', () => {
    expect(checkWeightEdit({ ...filled, name: 'Rex <3' })).toMatchObject([
      { path: 'name', message: 'Should be alphabetical characters and Space' },
    ]);
    expect(checkWeightEdit({ ...filled, weight: 10000 })).toMatchObject([{ path: 'weight', message: range }]);
  });
});
