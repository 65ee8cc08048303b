import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../base/time/index.js';
import { arrivedBy, daysWaited, taskStatuses, urgencies, urgencyOf, waitingDaysIssues } from './index.js';

const zone = 'America/New_York';
const now = '2026-11-20T18:00:00.000Z';
const task = {
  status: 'PENDING',
  createdTimestamp: '2026-11-20T13:14:00.000Z',
  nextOrderDate: null,
  expirationDate: null,
} as const;
const of = (over: Partial<Parameters<typeof urgencyOf>[0]>) => urgencyOf({ ...task, ...over }, now, zone);

describe('the urgency of a request', () => {
  it.each([
    ['2026-11-19', '2026-11-16T10:00:00.000Z', 'overdue', 'Overdue 1 day'],
    ['2026-11-17', '2026-11-16T10:00:00.000Z', 'overdue', 'Overdue 3 days'],
    ['2026-11-20', task.createdTimestamp, 'today', 'Due today'],
    ['2026-11-21', task.createdTimestamp, 'soon', 'Due tomorrow'],
    ['2026-11-23', task.createdTimestamp, 'soon', 'Due in 3 days'],
  ] as const)('P-450 by the next order on %s is %s', (nextOrderDate, createdTimestamp, level, label) => {
    expect(of({ nextOrderDate, createdTimestamp })).toMatchObject({ level, label });
  });

  it('P-450 names the date behind it', () => {
    expect(of({ expirationDate: '2026-11-21' })?.tooltip).toBe('Due 11-21-2026, by its next order or expiration');
    expect(of({ createdTimestamp: '2026-11-18T03:00:00.000Z' })?.tooltip).toBe('Arrived 11-17-2026');
  });

  it('P-450 is the waiting time from a day on, unless it is due within three days', () => {
    expect(of({ createdTimestamp: '2026-11-19T18:00:00.000Z' })).toMatchObject({
      level: 'waiting',
      label: 'Waiting 1 day',
    });
    expect(of({ createdTimestamp: '2026-11-17T17:00:00.000Z' })?.label).toBe('Waiting 3 days');
    expect(of({ createdTimestamp: '2026-11-17T17:00:00.000Z', nextOrderDate: '2026-11-24' })?.level).toBe('waiting');
    expect(of({ createdTimestamp: '2026-11-17T17:00:00.000Z', nextOrderDate: '2026-11-22' })?.level).toBe('soon');
  });

  it('P-450 is absent for a new request that can wait', () => {
    expect(of({ nextOrderDate: '2026-11-24' })).toBeNull();
    expect(of({ createdTimestamp: '2026-11-19T18:00:00.001Z' })).toBeNull();
  });

  test.prop([
    fc.constantFrom(...taskStatuses.filter((status) => status !== 'PENDING')),
    fc.integer({ min: -60, max: 60 }),
  ])('P-450 is never shown for an answered request', (status, days) => {
    expect(
      of({ status, nextOrderDate: addDays('2026-11-20', days), createdTimestamp: '2026-09-01T10:00:00.000Z' }),
    ).toBeNull();
  });

  test.prop([fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })])(
    'P-450 never falls while a request waits',
    (earlier, more) => {
      const levelAfter = (days: number) => {
        const at = new Date(Date.parse(now) + days * 86_400_000).toISOString();
        const level = urgencyOf({ ...task, nextOrderDate: '2026-12-20' }, at, zone)?.level;
        return level === undefined ? urgencies.length : urgencies.indexOf(level);
      };
      expect(levelAfter(earlier + more)).toBeLessThanOrEqual(levelAfter(earlier));
    },
  );
});

describe('the waiting time', () => {
  test.prop([fc.integer({ min: 1, max: 366 }), fc.integer({ min: -400, max: 400 })])(
    'P-451 of a listed request is at least that of the filter, to the millisecond',
    (days, milliseconds) => {
      const cutOff = arrivedBy(days, now);
      const arrived = new Date(Date.parse(cutOff) + milliseconds).toISOString();
      expect(arrived <= cutOff).toBe(daysWaited(arrived, now) >= days);
    },
  );

  it('P-451 has at least a day and at most a leap year', () => {
    expect([null, 1, 366].flatMap((days) => waitingDaysIssues(days))).toEqual([]);
    for (const days of [0, 367, -1, 1.5, Number.NaN])
      expect(waitingDaysIssues(days)).toEqual([
        { path: 'waitingDays', code: 'out-of-range', message: 'Enter a number of days from 1 to 366' },
      ]);
  });
});
