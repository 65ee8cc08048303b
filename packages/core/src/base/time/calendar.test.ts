import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsBetween } from './calendar.js';
import { addDays, addMonths, comparePlainDates, daysBetween } from './index.js';
import { plainDate } from './plain-date.test-arbitrary.js';

const months = fc.integer({ min: -600, max: 600 });
const days = fc.integer({ min: -20_000, max: 20_000 });

/** The months since year 0, and the day of the month. */
function parts(date: string): { readonly month: number; readonly day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { month: year * 12 + month, day };
}

describe('addMonths', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-11-20', 12, '2027-11-20'],
    ['2026-11-20', 3, '2027-02-20'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-31', 0, '2026-12-31'],
  ])('P-009 %s plus %i months is %s', (date, count, expected) => {
    expect(addMonths(date, count)).toBe(expected);
  });

  it('P-009 always results in the requested month, on the same day or its last day', () => {
    fc.assert(
      fc.property(plainDate(), months, (date, count) => {
        const result = addMonths(date, count);
        expect(parts(result).month).toBe(parts(date).month + count);
        expect(parts(result).day).toBeLessThanOrEqual(parts(date).day);
        const isLastOfMonth = parts(addDays(result, 1)).month !== parts(result).month;
        expect(parts(result).day === parts(date).day || isLastOfMonth).toBe(true);
      }),
    );
  });

  it('P-009 is monotonic in the start date and in the number of months', () => {
    fc.assert(
      fc.property(plainDate(), plainDate(), months, fc.nat(24), (a, b, count, more) => {
        const [early, late] = comparePlainDates(a, b) <= 0 ? [a, b] : [b, a];
        expect(comparePlainDates(addMonths(early, count), addMonths(late, count))).toBeLessThanOrEqual(0);
        expect(comparePlainDates(addMonths(a, count), addMonths(a, count + more))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('P-009 is never later in several steps than in one', () => {
    fc.assert(
      fc.property(plainDate(), fc.nat(60), fc.nat(60), (date, first, second) => {
        const stepwise = addMonths(addMonths(date, first), second);
        expect(comparePlainDates(stepwise, addMonths(date, first + second))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('P-009 never accepts an invalid date or a fraction of a month', () => {
    expect(() => addMonths('2026-02-31', 1)).toThrow(RangeError);
    expect(() => addMonths('2026-02-28', 1.5)).toThrow(RangeError);
    expect(() => addMonths('9999-12-31', 1)).toThrow(RangeError);
  });
});

describe('the difference between two days', () => {
  /** From 1900 to 2100, often close together. */
  const first = fc.integer({ min: 0, max: 73_413 }).map((count) => addDays('1900-01-01', count));
  const pair = fc.oneof(
    fc.tuple(first, first),
    fc.tuple(first, fc.integer({ min: -70, max: 70 })).map(([from, count]) => [from, addDays(from, count)] as const),
    fc.tuple(plainDate(), fc.integer({ min: -30, max: 30 })).map(([from, by]) => [from, addMonths(from, by)] as const),
  );

  it('P-079 is always the number of calendar days', () => {
    fc.assert(
      fc.property(pair, ([from, to]) => {
        expect(daysBetween(from, to)).toBe((Date.parse(to) - Date.parse(from)) / 86_400_000);
      }),
      { numRuns: 2000 },
    );
  });

  it('P-009 is always the largest number of months that fits', () => {
    const byNumbers = (from: string, to: string) => {
      const apart = parts(to).month - parts(from).month;
      return comparePlainDates(addMonths(from, apart), to) <= 0 ? apart : apart - 1;
    };
    fc.assert(
      fc.property(pair, ([from, to]) => {
        expect(monthsBetween(from, to)).toBe(byNumbers(from, to));
      }),
      { numRuns: 2000 },
    );
    expect(() => monthsBetween('2026-02-30', '2026-03-01')).toThrow(RangeError);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-11-20', 183, '2027-05-22'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('P-078 %s plus %i days is %s', (date, count, expected) => {
    expect(addDays(date, count)).toBe(expected);
  });

  it('P-078 P-079 is always undone by subtracting the same days, and matches daysBetween', () => {
    fc.assert(
      fc.property(plainDate(), days, (date, count) => {
        const result = addDays(date, count);
        expect(addDays(result, -count)).toBe(date);
        expect(daysBetween(date, result)).toBe(count);
      }),
    );
    expect(() => daysBetween('2026-02-30', '2026-03-01')).toThrow(RangeError);
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => addDays('2026-02-28', Number.NaN)).toThrow(RangeError);
  });
});
