import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { endOfMinuteInstant, formatDateTime, formatWallMinute, isWallMinute, startOfMinuteInstant } from './index.js';

describe('a minute of a day', () => {
  it('C-139 begins and ends by the clock of the location', () => {
    expect(startOfMinuteInstant('2026-11-01T00:00', 'America/New_York')).toBe('2026-11-01T04:00:00.000Z');
    expect(endOfMinuteInstant('2026-11-22T23:59', null)).toBe('2026-11-23T04:59:59.999Z');
    expect(startOfMinuteInstant('2026-07-04T09:30', 'America/Phoenix')).toBe('2026-07-04T16:30:00.000Z');
  });

  it('C-139 is formatted like the time on cards', () => {
    expect(['00:05', '09:30', '12:00', '23:59'].map((time) => formatWallMinute(`2026-11-01T${time}`))).toEqual([
      '11-01-2026 12:05 AM',
      '11-01-2026 09:30 AM',
      '11-01-2026 12:00 PM',
      '11-01-2026 11:59 PM',
    ]);
  });

  it('C-139 begins at its first occurrence when it occurs twice, and is moved by the clock change when it is skipped', () => {
    expect(startOfMinuteInstant('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(startOfMinuteInstant('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  });

  it.each(['', '2026-11-01', '2026-02-30T10:00', '2026-11-01T24:00', '2026-11-01T10:60', '2026-11-01T1:00'])(
    'C-139 rejects %j',
    (text) => {
      expect(isWallMinute(text)).toBe(false);
      expect(() => startOfMinuteInstant(text, null)).toThrow(RangeError);
    },
  );

  const zone = fc.constantFrom('America/New_York', 'America/Denver', 'Pacific/Honolulu', 'America/Anchorage', 'UTC');
  const minute = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 16));
  test.prop([zone, minute])(
    'C-139 always equals the minute shown on the card, unless clocks skip it',
    (timeZone, wall) => {
      const [date = '', time = ''] = wall.split('T');
      const shown = formatDateTime(startOfMinuteInstant(wall, timeZone), timeZone);
      const [year, month, day] = date.split('-');
      const [hours = 0, minutes] = time.split(':').map(Number);
      const isSkipped = !shown.includes(`${String(hours % 12 === 0 ? 12 : hours % 12).padStart(2, '0')}:`);
      if (!isSkipped)
        expect(shown).toBe(
          `${month}-${day}-${year} ${String(hours % 12 === 0 ? 12 : hours % 12).padStart(2, '0')}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`,
        );
      else expect([2, 3]).toContain(hours);
    },
  );
});
