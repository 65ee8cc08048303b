import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePlainDates, isPlainDate, requirePlainDate } from './index.js';
import { plainDate } from './plain-date.test-arbitrary.js';

describe('plain dates', () => {
  it.each(['2026-02-28', '2028-02-29', '2000-02-29', '1900-01-01', '9999-12-31', '2026-12-31'])(
    'P-008 accepts %s',
    (date) => {
      expect(isPlainDate(date)).toBe(true);
      expect(requirePlainDate(date)).toBe(date);
    },
  );

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-31',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-1-01',
    '26-01-01',
    '20260101',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '0000-01-01',
    '',
    null,
    undefined,
    20260101,
  ])('P-008 rejects %s', (value) => {
    expect(isPlainDate(value)).toBe(false);
    expect(() => requirePlainDate(String(value))).toThrow(RangeError);
  });

  it('P-008 accepts exactly the days of the proleptic calendar', () => {
    const parts = fc.tuple(
      fc.integer({ min: 100, max: 9999 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const utc = new Date(Date.UTC(year, month - 1, day));
        utc.setUTCFullYear(year, month - 1, day);
        const exists = utc.getUTCFullYear() === year && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day;
        const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
          '-',
        );
        expect(isPlainDate(text)).toBe(exists);
      }),
    );
  });

  it('P-008 orders days chronologically', () => {
    fc.assert(
      fc.property(plainDate(), plainDate(), (a, b) => {
        expect(Math.sign(comparePlainDates(a, b))).toBe(Math.sign(Date.parse(a) - Date.parse(b)));
        expect(comparePlainDates(a, b) + comparePlainDates(b, a)).toBe(0);
      }),
    );
    expect(() => comparePlainDates('2026-02-31', '2026-01-01')).toThrow(RangeError);
    expect(() => comparePlainDates('2026-01-01', 'tomorrow')).toThrow(RangeError);
  });
});
