import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../base/time/index.js';
import { checkPeriod, lastDays, maxPeriodDays, partsOf, periodBefore } from './index.js';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
const period = fc
  .tuple(day, fc.integer({ min: 1, max: maxPeriodDays }))
  .map(([from, days]) => ({ from, to: addDays(from, days - 1) }));

describe('the period of a report', () => {
  it('A-294 is the last days including today, compared with the same number of days before', () => {
    expect(lastDays('2026-11-24', 30)).toEqual({ from: '2026-10-26', to: '2026-11-24' });
    expect(lastDays('2026-11-24', 1)).toEqual({ from: '2026-11-24', to: '2026-11-24' });
    expect(periodBefore({ from: '2026-10-26', to: '2026-11-24' })).toEqual({ from: '2026-09-26', to: '2026-10-25' });
  });

  it('A-294 the previous period always ends the day before, and has the same length', () => {
    fc.assert(
      fc.property(period, (one) => {
        const before = periodBefore(one);
        expect(addDays(before.to, 1)).toBe(one.from);
        expect(daysBetween(before.from, before.to)).toBe(daysBetween(one.from, one.to));
      }),
    );
  });

  it('A-288 has at most two years, and does not end before it begins', () => {
    expect(checkPeriod({ from: '2024-01-01', to: '2025-12-31' })).toEqual([]);
    expect(checkPeriod({ from: '2024-01-01', to: '2026-01-01' })).toMatchObject([{ path: 'to', code: 'too-long' }]);
    expect(checkPeriod({ from: '2026-02-02', to: '2026-02-01' })).toMatchObject([{ path: 'to', code: 'before-from' }]);
    expect(checkPeriod({ from: '2026-02-30', to: 'tomorrow' })).toMatchObject([{ path: 'from' }, { path: 'to' }]);
  });

  it('A-289 is divided into days up to a month, weeks up to half a year, and calendar months', () => {
    expect(partsOf({ from: '2026-10-01', to: '2026-10-31' })).toHaveLength(31);
    expect(partsOf({ from: '2026-10-01', to: '2026-11-01' }).slice(0, 2)).toEqual([
      { from: '2026-10-01', to: '2026-10-07' },
      { from: '2026-10-08', to: '2026-10-14' },
    ]);
    const year = partsOf({ from: '2025-11-25', to: '2026-11-24' });
    expect(year).toHaveLength(13);
    expect(year[0]).toEqual({ from: '2025-11-25', to: '2025-11-30' });
    expect(year[3]).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(year[12]).toEqual({ from: '2026-11-01', to: '2026-11-24' });
  });

  it('A-289 its intervals always cover it, each day once', () => {
    fc.assert(
      fc.property(period, (one) => {
        const parts = partsOf(one);
        expect(parts[0]?.from).toBe(one.from);
        expect(parts.at(-1)?.to).toBe(one.to);
        for (const [index, { from, to }] of parts.entries()) {
          expect(from <= to).toBe(true);
          const next = parts[index + 1];
          if (next) expect(next.from).toBe(addDays(to, 1));
        }
        expect(parts.length).toBeLessThanOrEqual(31);
      }),
    );
  });
});
