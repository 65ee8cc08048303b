import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, ageOn, comparePlainDates, monthsOld } from './index.js';
import { plainDate } from './plain-date.test-arbitrary.js';

describe('age', () => {
  it.each([
    ['2023-07-14', '2026-11-20', '3 y 4 mo'],
    ['2023-11-20', '2026-11-20', '3 y'],
    ['2023-11-21', '2026-11-20', '2 y 11 mo'],
    ['2026-04-20', '2026-11-20', '7 mo'],
    ['2026-11-08', '2026-11-20', '12 d'],
    ['2026-11-20', '2026-11-20', '0 d'],
    ['2028-02-29', '2029-02-28', '1 y'],
    ['2026-08-31', '2027-02-28', '6 mo'],
    ['2026-11-21', '2026-11-20', null],
  ])('C-055 a patient born %s is on %s %s old', (birthdate, today, expected) => {
    expect(ageOn(birthdate, today)).toBe(expected);
  });

  it('C-055 never computes an age from an invalid date', () => {
    expect(() => ageOn('2026-02-31', '2026-11-20')).toThrow(RangeError);
    expect(() => ageOn('2020-01-01', '2026-02-31')).toThrow(RangeError);
  });

  it('P-009 always counts complete months', () => {
    fc.assert(
      fc.property(plainDate(), fc.nat(20_000), (birthdate, days) => {
        const today = addDays(birthdate, days);
        const months = monthsOld(birthdate, today);
        expect(comparePlainDates(addMonths(birthdate, months), today)).toBeLessThanOrEqual(0);
        expect(comparePlainDates(addMonths(birthdate, months + 1), today)).toBeGreaterThan(0);
      }),
    );
  });
});
