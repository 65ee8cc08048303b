import { type Instant, isPlainDate, type PlainDate, todayIn } from '../../base/time/index.js';
import type { QueueSort } from './queue-sort.js';

/** What the order of the queue depends on. */
export interface TaskDates {
  readonly createdTimestamp: Instant;
  readonly nextOrderDate: PlainDate | null;
  readonly expirationDate: PlainDate | null;
}

/**
 * The day by which a request should be answered: that of the next order or of the expiration, whichever is earlier, but
 * never before the request arrived. What had expired by then is due at once.
 *
 * No partner sends a last day to answer, and Signa declines no request because time passed (C-077), so this is a
 * recommendation: nothing happens on the day itself.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @returns `null` without either date
 * @throws RangeError on an invalid instant or an unknown zone
 * @see P-450
 */
export function dueDateOf(task: TaskDates, timeZone: string | null): PlainDate | null {
  const [first] = [task.nextOrderDate, task.expirationDate].filter((date) => isPlainDate(date)).toSorted();
  if (first === undefined) return null;
  const arrived = todayIn(timeZone, task.createdTimestamp);
  return first < arrived ? arrived : first;
}

type Compare = (one: TaskDates, other: TaskDates) => number;

const byArrival: Compare = (one, other) => Date.parse(one.createdTimestamp) - Date.parse(other.createdTimestamp);

/**
 * Compares two requests for `sort`; requests that arrived at the same time are equal. By due date, requests without one
 * are last, and of those due on the same day, the one that has waited longest is first.
 *
 * @param timeZone - same as for `dueDateOf`
 * @see P-452
 */
export function compareTasks(sort: QueueSort, timeZone: string | null): Compare {
  switch (sort) {
    case 'newest':
      return (one, other) => byArrival(other, one);
    case 'waiting':
      return byArrival;
    case 'due':
      return (one, other) => {
        const [due, otherDue] = [dueDateOf(one, timeZone), dueDateOf(other, timeZone)];
        if (due === otherDue) return byArrival(one, other);
        if (due === null || otherDue === null) return due === null ? 1 : -1;
        return due < otherDue ? -1 : 1;
      };
  }
}
