import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTimeZone, endOfDayInstant, isTimeZone, startOfDayInstant, todayIn } from './index.js';
import { plainDate } from './plain-date.test-arbitrary.js';

const zones = [
  'UTC',
  'America/New_York',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/St_Johns',
  'America/Havana',
  'Pacific/Apia',
  'Asia/Kathmandu',
];
const zone = fc.constantFrom(...zones);
const instant = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

describe('today', () => {
  it.each([
    ['America/New_York', '2026-11-20T04:59:59.999Z', '2026-11-19'],
    ['America/New_York', '2026-11-20T05:00:00.000Z', '2026-11-20'],
    ['Pacific/Honolulu', '2026-11-20T09:59:00.000Z', '2026-11-19'],
    ['UTC', '2026-11-20T00:00:00.000Z', '2026-11-20'],
    ['America/New_York', '2026-11-20T00:30:00+01:00', '2026-11-19'],
  ])('P-008 A-105 C-066 in %s at %s it is %s', (timeZone, now, today) => {
    expect(todayIn(timeZone, now)).toBe(today);
  });

  it('P-008 a location with no zone or a blank one uses New York', () => {
    expect(defaultTimeZone).toBe('America/New_York');
    fc.assert(
      fc.property(instant, fc.constantFrom(null, ''), (now, none) => {
        expect(todayIn(none, now)).toBe(todayIn('America/New_York', now));
      }),
    );
  });

  it.each(['2026-11-20', '2026-11-20T08:00:00', '2026-02-31T00:00:00Z', '2026-11-20T24:30:00Z', 'now', ''])(
    'P-008 rejects %s as an instant',
    (now) => {
      expect(() => todayIn('UTC', now)).toThrow(RangeError);
    },
  );

  it('P-008 never guesses an unknown zone', () => {
    expect(() => todayIn('Mars/Olympus', '2026-11-20T00:00:00Z')).toThrow(RangeError);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(isTimeZone('')).toBe(false);
    expect(isTimeZone('America/Chicago')).toBe(true);
  });
});

describe('the bounds of a day', () => {
  it.each([
    ['2026-11-20', 'America/New_York', '2026-11-20T05:00:00.000Z', '2026-11-21T04:59:59.999Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['2026-03-08', 'America/Phoenix', '2026-03-08T07:00:00.000Z', '2026-03-09T06:59:59.999Z'],
    // Midnight does not exist in Havana on the day clocks go forward.
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
  ])('P-150 P-178 %s in %s runs from %s to %s', (date, timeZone, start, end) => {
    expect(startOfDayInstant(date, timeZone)).toBe(start);
    expect(endOfDayInstant(date, timeZone)).toBe(end);
  });

  it('P-150 P-178 always include every instant of the day, and no other', () => {
    fc.assert(
      fc.property(instant, zone, (now, timeZone) => {
        const today = todayIn(timeZone, now);
        expect(now >= startOfDayInstant(today, timeZone)).toBe(true);
        expect(now <= endOfDayInstant(today, timeZone)).toBe(true);
      }),
    );
  });

  it('P-150 P-178 always fall on the day itself, and the next millisecond on the next day', () => {
    fc.assert(
      fc.property(
        plainDate(),
        fc.constantFrom('America/New_York', 'America/Los_Angeles', 'America/Anchorage'),
        (date, timeZone) => {
          const end = endOfDayInstant(date, timeZone);
          expect(todayIn(timeZone, startOfDayInstant(date, timeZone))).toBe(date);
          expect(todayIn(timeZone, end)).toBe(date);
          expect(todayIn(timeZone, new Date(Date.parse(end) + 1).toISOString()) > date).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('P-150 do not exist for an invalid date', () => {
    expect(() => startOfDayInstant('2026-02-31', null)).toThrow(RangeError);
    expect(() => endOfDayInstant('2026-02-31', null)).toThrow(RangeError);
  });
});
