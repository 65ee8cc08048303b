import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from './index.js';

describe('dates as they are shown', () => {
  it('P-008 are formatted MM-DD-YYYY', () => {
    expect(formatDate('2026-11-20')).toBe('11-20-2026');
    expect(() => formatDate('2026-02-31')).toThrow(RangeError);
  });

  it.each([
    ['2026-11-20T13:14:00.000Z', 'America/New_York', '11-20-2026 08:14 AM'],
    ['2026-11-20T13:14:00.000Z', null, '11-20-2026 08:14 AM'],
    ['2026-07-20T16:00:00.000Z', 'America/New_York', '07-20-2026 12:00 PM'],
    ['2026-11-20T05:00:00.000Z', 'America/New_York', '11-20-2026 12:00 AM'],
    ['2026-11-20T04:59:59.999Z', 'America/New_York', '11-19-2026 11:59 PM'],
    ['2026-11-20T23:05:00.000Z', 'Pacific/Honolulu', '11-20-2026 01:05 PM'],
  ])('P-008 C-136 shows %s in %s as %s', (instant, zone, shown) => {
    expect(formatDateTime(instant, zone)).toBe(shown);
  });
});
