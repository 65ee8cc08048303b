import { describe, expect, it } from 'vitest';
import { readStrength } from './index.js';

function read(display: string): string | null {
  const strength = readStrength(display);
  if (strength === null) return null;
  return `${strength.parts.map(({ value, unit }) => `${value} ${unit}`).join(' + ')} per ${strength.per.value} ${strength.per.unit}`;
}

describe('a strength', () => {
  it.each([
    ['50 mg', '50 mg per 1 each'],
    ['50 mg/mL', '50 mg per 1 mL'],
    ['200 mg/5 mL', '200 mg per 5 mL'],
    ['10 g/15 mL', '10000 mg per 15 mL'],
    ['1000 mcg/mL', '1 mg per 1 mL'],
    ['5 mcg', '0.005 mg per 1 each'],
    ['300 mg-30 mg', '300 mg + 30 mg per 1 each'],
    ['200 mg-40 mg/5 mL', '200 mg + 40 mg per 5 mL'],
    ['2.8-5.5 lb / 3 mg-0.06 mg-12.5 mg', '3 mg + 0.06 mg + 12.5 mg per 1 each'],
    ['>9.9-22 lb / 250 mg', '250 mg per 1 each'],
    ['Up to 25 lb / 68 mcg-57 mg', '0.068 mg + 57 mg per 1 each'],
    ['2.5 mg/0.1 mL', '2.5 mg per 0.1 mL'],
    ['100 units/mL vial', '100 units per 1 mL'],
    ['3.5 mg-10,000 units-400 units/g', '3.5 mg + 10000 units + 400 units per 1 g'],
    ['90 mcg/actuation', '0.09 mg per 1 puff'],
    ['2.28 g/syringe', '2280 mg per 1 syringe'],
    ['40 mg thiabendazole/mL', '40 mg per 1 mL'],
    ['5 mEq', '5 mEq per 1 each'],
    ['0.5%-1%', '0.5 % + 1 % per 1 each'],
  ])('P-241 "%s" is %s', (display, expected) => {
    expect(read(display)).toBe(expected);
  });

  it.each([
    '8.5 lb',
    '2-5 lb / 0.23 mL',
    '237 mL bottle',
    '60 g jar',
    '1 g packet (canine)',
    '12 mcg/h',
    'Cats / 15 in',
    '15 billion CFU',
    '0 mg',
    '',
  ])('P-241 "%s" is not an amount of substance', (display) => {
    expect(read(display)).toBeNull();
    expect(readStrength(null)).toBeNull();
  });

  // A quadratic algorithm would take minutes here.
  it('P-274 reads 200,000 letters in linear time', { timeout: 30_000 }, () => {
    for (const piece of ['1 mg-', '1 mg / ', '/', '9'])
      expect(() => readStrength(piece.repeat(200_000 / piece.length))).not.toThrow();
  });
});
