import type { Issue } from '../../base/failure/index.js';
import { isTooLong, unsafeIssue } from '../../base/text/index.js';
import { addDays, comparePlainDates, formatDate, isPlainDate, type PlainDate } from '../../base/time/index.js';
import { dueDateOf, isTaskEventPossible, type TaskDates, type TaskStatus } from '../task/index.js';

/** The longest snooze of a request without a deadline, in days: nothing disappears for a season (P-515). */
export const longestSnoozeDays = 60;

/** Maximum characters of the reason of a snooze (P-514). */
export const snoozeReasonMaxLength = 200;

/**
 * The day by which a card needs an answer: the earliest due date of its requests (`dueDateOf`). `null` where nothing is
 * due.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @throws RangeError on an invalid instant or an unknown zone
 * @see P-515
 */
export function requestDeadline(requests: readonly TaskDates[], timeZone: string | null): PlainDate | null {
  const dates = requests.map((request) => dueDateOf(request, timeZone));
  return dates.filter((date) => date !== null).toSorted(comparePlainDates)[0] ?? null;
}

/** What is due, next to a date of the snooze: 'Due 12-05-2026'. @see P-515 */
export const deadlineText = (deadline: PlainDate): string => `Due ${formatDate(deadline)}`;

/** Today at the location, and the deadline of the request. */
export interface SnoozeContext {
  readonly today: PlainDate;
  readonly deadline: PlainDate | null;
}

/** The last day on which a snooze can end; `null` if the request cannot wait until tomorrow. @see P-515 */
export function lastSnoozeDay({ today, deadline }: SnoozeContext): PlainDate | null {
  const longest = addDays(today, longestSnoozeDays);
  const last = deadline !== null && comparePlainDates(deadline, longest) < 0 ? deadline : longest;
  return comparePlainDates(last, today) > 0 ? last : null;
}

/** The input of the Snooze dialog; contract field names. */
export interface SnoozeForm {
  /** The day on which the request is back in the list. */
  readonly until: PlainDate | null;
  readonly reason: string | null;
}

function checkUntil({ until }: SnoozeForm, context: SnoozeContext): readonly Issue[] {
  const issue = (code: string, message: string) => [{ path: 'until', code, message }];
  const last = lastSnoozeDay(context);
  if (last === null) {
    const due = context.deadline === null ? '' : ` was due on ${formatDate(context.deadline)} and`;
    return issue('past-deadline', `This request${due} cannot be snoozed. Answer it or assign it to a colleague.`);
  }
  if (until === null || !isPlainDate(until))
    return issue('required', 'Choose the day on which the request comes back.');
  if (comparePlainDates(until, context.today) <= 0) return issue('too-early', 'Choose a day after today.');
  if (comparePlainDates(until, last) <= 0) return [];
  return last === context.deadline
    ? issue('past-deadline', `The request is due on ${formatDate(last)}. Choose that day or an earlier one.`)
    : issue('too-late', `Choose ${formatDate(last)} or an earlier day.`);
}

function checkReason({ reason }: SnoozeForm): readonly Issue[] {
  const path = 'reason';
  if (isTooLong(reason, snoozeReasonMaxLength))
    return [{ path, code: 'too-long', message: `A reason can have at most ${snoozeReasonMaxLength} characters` }];
  const unsafe = unsafeIssue(reason, path);
  return unsafe === null ? [] : [unsafe];
}

/**
 * What prevents a snooze: a day that is not after today, later than the deadline or than `longestSnoozeDays`, or a
 * reason that is too long.
 *
 * @see P-514, P-515
 */
export const checkSnooze = (form: SnoozeForm, context: SnoozeContext): readonly Issue[] => [
  ...checkUntil(form, context),
  ...checkReason(form),
];

/** The stored snooze of a request, as far as the rule needs it. */
export interface SnoozedRequest {
  readonly status: TaskStatus;
  readonly snooze: { readonly until: PlainDate } | null;
}

/**
 * Where a request is: in the list, or snoozed and therefore only in the list of snoozed ones. It is back in the list as
 * soon as its day begins at the location. An answered request is never snoozed.
 *
 * @returns 'back' for a request in the list whose snooze ended and that nobody has changed since
 * @see P-514, P-516
 */
export function snoozeState({ status, snooze }: SnoozedRequest, today: PlainDate): 'listed' | 'snoozed' | 'back' {
  if (snooze === null || !isTaskEventPossible(status, 'changeWorkflow')) return 'listed';
  return comparePlainDates(snooze.until, today) > 0 ? 'snoozed' : 'back';
}

/** A day that is offered with one press. */
export interface SnoozeChoice {
  readonly label: string;
  readonly until: PlainDate;
}

const offered = [
  ['Tomorrow', 1],
  ['In 3 days', 3],
  ['In a week', 7],
  ['In 2 weeks', 14],
] as const;

/**
 * The days that are offered: those that are possible, and the day of the deadline.
 *
 * @see P-515
 */
export function snoozeChoices(context: SnoozeContext): readonly SnoozeChoice[] {
  const last = lastSnoozeDay(context);
  if (last === null) return [];
  const days = offered
    .map(([label, days]) => ({ label, until: addDays(context.today, days) }))
    .filter(({ until }) => comparePlainDates(until, last) < 0 || (until === last && last !== context.deadline));
  return last === context.deadline ? [...days, { label: 'On the day it is due', until: last }] : days;
}

/** The link to the snoozed requests: '3 snoozed'. @see P-516 */
export const snoozedCountText = (count: number): string => `${count} snoozed`;
