import { daysBetween, formatDate, type Instant, todayIn } from '../../base/time/index.js';
import { dueDateOf, type TaskDates } from './due-date.js';
import { isTaskEventPossible } from './chart.js';
import type { TaskStatus } from './status.js';
import { daysWaited } from './waiting-time.js';

/** The number of days before the due date from which a request is marked. */
const soonDays = 3;

/** In the order of urgency. */
export const urgencies = ['overdue', 'today', 'soon', 'waiting'] as const;

/** The mark of a request that should be answered soon. */
export interface Urgency {
  readonly level: (typeof urgencies)[number];
  /** Such as 'Due tomorrow'. */
  readonly label: string;
  /** The date that it is derived from. */
  readonly tooltip: string;
}

/**
 * The mark of a pending request: overdue, due today or within three days, or else waiting for a day or longer.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @returns `null` for an answered request, and for one that can wait
 * @throws RangeError on an invalid instant or an unknown zone
 * @see P-450
 */
export function urgencyOf(
  task: TaskDates & { readonly status: TaskStatus },
  now: Instant,
  timeZone: string | null,
): Urgency | null {
  if (!isTaskEventPossible(task.status, 'approve')) return null;
  const due = dueDateOf(task, timeZone);
  const left = due === null ? Number.POSITIVE_INFINITY : daysBetween(todayIn(timeZone, now), due);
  if (due !== null && left <= soonDays)
    return {
      level: left < 0 ? 'overdue' : left === 0 ? 'today' : 'soon',
      label: dueLabel(left),
      tooltip: `Due ${formatDate(due)}, by its next order or expiration`,
    };
  const waited = daysWaited(task.createdTimestamp, now);
  if (waited === 0) return null;
  return {
    level: 'waiting',
    label: `Waiting ${days(waited)}`,
    tooltip: `Arrived ${formatDate(todayIn(timeZone, task.createdTimestamp))}`,
  };
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

function dueLabel(left: number): string {
  if (left < 0) return `Overdue ${days(-left)}`;
  if (left === 0) return 'Due today';
  return left === 1 ? 'Due tomorrow' : `Due in ${days(left)}`;
}
