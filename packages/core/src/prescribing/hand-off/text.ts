import { errorNotice, type Notice } from '../../base/failure/index.js';
import { formatDate, formatDateTime, type Instant, type PlainDate } from '../../base/time/index.js';
import type { NotificationKind } from './hand-off-form.js';

/** Shown after a hand-off. @param to - who has the request now; `null` for everyone @see P-510 */
export const handedOffNotice = (to: string | null, isNewUser: boolean): Notice => ({
  status: 'success',
  title: !isNewUser ? 'Note saved' : to === null ? 'Given back to everyone' : `Assigned to ${to}`,
});

/** Shown after a request was snoozed, or is back. @see P-514 */
export const snoozedNotice = (until: PlainDate | null): Notice => ({
  status: 'success',
  title: until === null ? 'Back in the list' : `Snoozed until ${formatDate(until)}`,
});

/** Shown when a hand-off or a snooze failed. @see P-510, P-514 */
export const handOffErrorNotice = (serverMessage: string): Notice =>
  errorNotice('The request was not changed', serverMessage);

const sentences: Readonly<Record<NotificationKind, (by: string) => string>> = {
  assigned: (by) => `${by} assigned it to you`,
  reassigned: (by) => `${by} assigned it to another user`,
  mentioned: (by) => `${by} mentioned you`,
  noted: (by) => `${by} wrote a note`,
};

/** The line of the bell about a note: 'Dr. Maya Okafor mentioned you'. @see P-512 */
export const notificationText = (kind: NotificationKind, by: string): string => sentences[kind](by);

/** The last change of a request, as the audit names it. */
export interface LastChange {
  /** Display name; `null` for an event of another system. */
  readonly by: string | null;
  /** For example 'Assigned a request'. */
  readonly action: string;
  readonly at: Instant;
}

/**
 * Why a hand-off or a snooze was based on an older state, with who did what: 'Dr. Maya Okafor changed this request on
 * 11-20-2026 08:14 AM (assigned a request). Check it, then send yours again.'
 *
 * @throws RangeError on an impossible time or an unknown zone
 * @see P-517
 */
export function changedMeanwhile({ by, action, at }: LastChange, timeZone: string): string {
  const what = action.charAt(0).toLowerCase() + action.slice(1);
  return `${by ?? 'Another system'} changed this request on ${formatDateTime(at, timeZone)} (${what}). Check it, then send yours again.`;
}
