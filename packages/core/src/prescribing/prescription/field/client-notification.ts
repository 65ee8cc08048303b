import type { Issue } from '../../../base/failure/index.js';
import { addDays, isOnOrAfter, type PlainDate } from '../../../base/time/index.js';
import { issueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';
import { notificationOptions, type NotificationOption } from '../form/notification-option.js';
import { dateText } from './expiration.js';

/**
 * The date an option fills in; `null` for none. 'Select Date' keeps the current date.
 *
 * @see P-078
 */
export function notificationDate(
  option: NotificationOption,
  today: PlainDate,
  chosen: PlainDate | null = null,
): PlainDate | null {
  if (option === 'select-date') return chosen;
  const days = notificationOptions.find(({ code }) => code === option)?.days ?? null;
  return days === null ? null : addDays(today, days);
}

/**
 * The option that represents a date: None without one, the option that equals it, otherwise Select Date.
 *
 * @see P-079
 */
export function notificationOptionOf(date: PlainDate | null, today: PlainDate): NotificationOption {
  if (date === null) return 'none';
  return notificationOptions.find(({ days }) => days !== null && addDays(today, days) === date)?.code ?? 'select-date';
}

/** A past date of a reopened draft becomes today; any other stays (P-079). */
export function reopenedNotification(stored: PlainDate | null, today: PlainDate): PlainDate | null {
  return stored !== null && stored < today ? today : stored;
}

/** A notification date must exist and not be earlier than today; 'Select Date' requires one (P-078, P-079). */
export function checkNotification(
  { notifyClientDate: date }: PrescriptionForm,
  { today, notification }: PrescriptionFormContext,
  issues: Issue[],
): void {
  const isFine = date === null ? notification !== 'select-date' : isOnOrAfter(date, today);
  if (!isFine) issues.push(issueAt('notifyClientDate', 'invalid-date', dateText));
}
