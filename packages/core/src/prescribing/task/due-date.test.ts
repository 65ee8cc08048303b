import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../base/time/index.js';
import { plainDate } from '../../base/time/plain-date.test-arbitrary.js';
import { compareTasks, dueDateOf, queueSorts, type TaskDates } from './index.js';

const zone = 'America/New_York';
const near = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-11-20', days));
const dates: fc.Arbitrary<TaskDates> = fc.record({
  createdTimestamp: fc
    .integer({ min: Date.parse('2026-10-01'), max: Date.parse('2026-12-31') })
    .map((at) => new Date(at).toISOString()),
  nextOrderDate: fc.option(fc.oneof(near, plainDate())),
  expirationDate: fc.option(fc.oneof(near, plainDate())),
});
const task = (over: Partial<TaskDates> = {}): TaskDates => ({
  createdTimestamp: '2026-11-20T13:14:00.000Z',
  nextOrderDate: null,
  expirationDate: null,
  ...over,
});

describe('the due date of a request', () => {
  it.each([
    ['the next order', task({ nextOrderDate: '2026-11-24' }), '2026-11-24'],
    ['the expiration', task({ expirationDate: '2026-11-25' }), '2026-11-25'],
    ['the earlier of both', task({ nextOrderDate: '2026-11-26', expirationDate: '2026-11-24' }), '2026-11-24'],
    ['the day it arrived, when it had expired by then', task({ expirationDate: '2026-02-01' }), '2026-11-20'],
    ['nothing without either', task(), null],
  ])('P-450 is %s', (_, given, due) => {
    expect(dueDateOf(given, zone)).toBe(due);
  });

  it('P-450 depends on the day at the location: at 03:00 UTC it is still the day before in New York', () => {
    const late = task({ createdTimestamp: '2026-11-21T03:00:00.000Z', expirationDate: '2026-01-01' });
    expect(dueDateOf(late, zone)).toBe('2026-11-20');
    expect(dueDateOf(late, 'UTC')).toBe('2026-11-21');
  });

  test.prop([dates])('P-450 is never before the request arrived, and missing only without both dates', (given) => {
    const due = dueDateOf(given, zone);
    if (given.nextOrderDate === null && given.expirationDate === null) expect(due).toBeNull();
    else expect(due !== null && due >= todayIn(zone, given.createdTimestamp)).toBe(true);
  });
});

describe('the order of the queue', () => {
  const early = task({ createdTimestamp: '2026-11-18T10:00:00.000Z' });
  const late = task({ createdTimestamp: '2026-11-20T10:00:00.000Z' });
  const dueSoon = task({ createdTimestamp: '2026-11-20T11:00:00.000Z', nextOrderDate: '2026-11-21' });
  const dueLater = task({ createdTimestamp: '2026-11-17T10:00:00.000Z', expirationDate: '2026-11-30' });
  const all = [early, late, dueLater, dueSoon];

  it('P-452 is newest first, longest waiting first, or due first with the rest by waiting time', () => {
    expect(all.toSorted(compareTasks('newest', zone))).toEqual([dueSoon, late, early, dueLater]);
    expect(all.toSorted(compareTasks('waiting', zone))).toEqual([dueLater, early, late, dueSoon]);
    expect(all.toSorted(compareTasks('due', zone))).toEqual([dueSoon, dueLater, early, late]);
  });

  test.prop([fc.constantFrom(...queueSorts), dates, dates, dates])(
    'P-452 is an order: reversed it is opposite, and transitive',
    (sort, a, b, c) => {
      const compare = compareTasks(sort, zone);
      expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
      if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
    },
  );
});
