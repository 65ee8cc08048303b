import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { againstLastTime, type ComparedPrescription, isUnchanged } from '../index.js';

const last: ComparedPrescription = {
  product: { id: '1', strengthDisplay: '100 mg' },
  quantity: 30,
  directions: 'Give 1 tablet by mouth once daily.',
  daysSupply: 30,
  refills: 5,
  prnFlag: false,
  flavorId: '3',
  pounds: 111,
};
const against = (over: Partial<ComparedPrescription> = {}, before: Partial<ComparedPrescription> = {}) =>
  againstLastTime({ ...last, ...over }, { ...last, ...before });

describe('comparison with the last prescription', () => {
  it('P-253 marks every equal value as the same', () => {
    expect(new Set(Object.values(against()))).toEqual(new Set(['same']));
    expect(isUnchanged(against())).toBe(true);
  });

  it.each([
    ['quantity', { quantity: 60 }],
    ['directions', { directions: 'Give 2 tablets by mouth once daily.' }],
    ['daysSupply', { daysSupply: 15 }],
    ['refills', { refills: 0 }],
    ['refills', { prnFlag: true }],
    ['flavorId', { flavorId: '4' }],
    ['weight', { pounds: 90 }],
  ] as const)('P-253 marks a different %s', (field, over) => {
    expect(against(over)[field]).toBe('differs');
    expect(isUnchanged(against(over))).toBe(false);
  });

  it('P-253 ignores spaces and line breaks in directions', () => {
    expect(against({ directions: ' Give 1 tablet\nby mouth  once daily. ' }).directions).toBe('same');
  });

  it.each([
    [111, 'same'],
    [116.55, 'close'],
    [105.45, 'close'],
    [116.6, 'differs'],
    [105.4, 'differs'],
  ] as const)('P-253 marks a weight of %d lbs compared with 111 as %s', (pounds, expected) => {
    expect(against({ pounds }).weight).toBe(expected);
  });

  it('P-253 marks a similar weight as close, because weights are never exactly equal', () => {
    expect(isUnchanged(against({ pounds: 112.4 }))).toBe(true);
  });

  it('P-253 has no mark where both are empty, or for an unrecorded weight', () => {
    const nothing = { quantity: Number.NaN, directions: ' ', daysSupply: null, flavorId: null, pounds: null };
    expect(againstLastTime({ ...last, ...nothing }, { ...last, ...nothing })).toMatchObject({
      quantity: 'unknown',
      directions: 'unknown',
      daysSupply: 'unknown',
      flavorId: 'unknown',
      weight: 'unknown',
    });
    expect([against({}, { pounds: null }).weight, against({ pounds: null }).weight]).toEqual(['unknown', 'unknown']);
    expect(against({ daysSupply: null }).daysSupply).toBe('differs');
    expect(isUnchanged(against({ directions: null }))).toBe(false);
  });

  it('P-253 never marks quantity and directions of another strength as the same, because a tablet of it is another dose', () => {
    const other = against({ product: { id: '2', strengthDisplay: '60 mg' } });
    expect(other).toMatchObject({ strength: 'differs', quantity: 'unknown', directions: 'unknown', refills: 'same' });
    expect(isUnchanged(other)).toBe(false);
  });

  const value = fc.record({
    product: fc.record({ id: fc.constantFrom('1', '2'), strengthDisplay: fc.constantFrom(null, '60 mg', '100 mg') }),
    quantity: fc.option(fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constant(Number.NaN))),
    directions: fc.option(fc.constantFrom('', 'Give 1.', 'Give 2.')),
    daysSupply: fc.option(fc.integer({ min: 1, max: 99 })),
    refills: fc.option(fc.integer({ min: 0, max: 12 })),
    prnFlag: fc.boolean(),
    flavorId: fc.option(fc.constantFrom('3', '4')),
    // For denormal numbers, a twentieth is 0.
    pounds: fc.option(fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 200, noNaN: true }))),
  });

  test.prop([value, value])('P-253 never infers equality', (now, before) => {
    const signs = againstLastTime(now, before);
    for (const field of ['quantity', 'daysSupply', 'flavorId'] as const) {
      if (signs[field] === 'same') expect(now[field]).toBe(before[field]);
    }
    if (signs.weight === 'close') expect(Math.abs((now.pounds ?? 0) / (before.pounds ?? 1) - 1)).toBeLessThan(0.0501);
    if (isUnchanged(signs)) expect([now.quantity, now.prnFlag]).toEqual([before.quantity, before.prnFlag]);
  });
});
