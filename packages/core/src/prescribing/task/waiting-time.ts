import type { Issue } from '../../base/failure/index.js';
import { type Instant, millisecondsOf } from '../../base/time/index.js';

const dayMs = 86_400_000;

/** The choices of the filter by waiting time, in days; texts, because an address has texts (P-451). */
export const waitingDayChoices = ['1', '2', '3', '7'] as const;
export type WaitingDays = (typeof waitingDayChoices)[number];

export const waitingDayLabels: Readonly<Record<WaitingDays, string>> = {
  '1': 'Over a day',
  '2': 'Over 2 days',
  '3': 'Over 3 days',
  '7': 'Over a week',
};

/** The most days that a filter by waiting time can have; older requests are found by their created date. */
const mostWaitingDays = 366;

/** The violation of a waiting time that the filter doesn't have. @param days - `null` without the filter */
export function waitingDaysIssues(days: number | null, path = 'waitingDays'): Issue[] {
  if (days === null || (Number.isInteger(days) && days >= 1 && days <= mostWaitingDays)) return [];
  return [{ path, code: 'out-of-range', message: `Enter a number of days from 1 to ${mostWaitingDays}` }];
}

/**
 * Whole days of 24 hours that a request has waited; 0 for one from the future, when two clocks differ.
 *
 * @throws RangeError on an invalid instant
 * @see P-450
 */
export function daysWaited(createdTimestamp: Instant, now: Instant): number {
  return Math.max(0, Math.floor((millisecondsOf(now) - millisecondsOf(createdTimestamp)) / dayMs));
}

/**
 * The latest arrival of a request that has waited for so many days.
 *
 * @param days - whole days of 24 hours
 * @throws RangeError on an invalid instant
 * @see P-451
 */
export function arrivedBy(days: number, now: Instant): Instant {
  return new Date(millisecondsOf(now) - days * dayMs).toISOString();
}
