import { todayIn } from '@signa/core/base';
import { expect, it } from 'vitest';
import { todayAt } from './today.js';

it('P-139 A-105 is the current date at the location, whatever was read before', () => {
  const asked = [
    ['America/New_York', '2026-11-20T04:59:59.999Z', '2026-11-19'],
    ['America/New_York', '2026-11-20T05:00:00.000Z', '2026-11-20'],
    ['America/Denver', '2026-11-20T05:00:00.000Z', '2026-11-19'],
    ['America/New_York', '2026-11-20T05:00:59.999Z', '2026-11-20'],
    ['America/New_York', '2026-11-21T05:00:00.000Z', '2026-11-21'],
    ['America/New_York', '2026-11-20T04:59:00.000Z', '2026-11-19'],
  ] as const;
  for (const hour of ['04', '05', '06', '07', '08', '09'])
    expect(todayAt(null, `2026-11-20T${hour}:00:00.000Z`)).toBe(todayIn(null, `2026-11-20T${hour}:00:00.000Z`));
  for (const [timeZone, now, today] of asked) expect(todayAt(timeZone, now), `${timeZone} ${now}`).toBe(today);
  expect([todayAt('America/Denver', '2026-11-20T05:00:00.000Z'), todayAt(null, '2026-11-20T05:00:00.000Z')]).toEqual([
    '2026-11-19',
    todayIn(null, '2026-11-20T05:00:00.000Z'),
  ]);
});
