import { addMonths, formatDate, nearExpiryMonths, requirePlainDate, type PlainDate } from '../../../base/time/index.js';

export type ExpiryUrgency = 'far' | 'near' | 'expired';

export interface ExpiryBadge {
  readonly urgency: ExpiryUrgency;
  readonly label: 'Far To Expire' | 'Near To Expire' | 'Expired Date';
  readonly tooltip: string;
  readonly tone: 'neutral' | 'warning' | 'error';
}

/**
 * The expiration badge of a prescription, or of a task by its next order date.
 *
 * @param expiry - last day on which the prescription can be filled; `null` when unknown
 * @param today - current date at the location
 * @returns `null` without a date; the last day itself is near, not expired
 * @throws RangeError on an impossible date: bad data must never read as "far"
 * @see P-139
 */
export function expiryBadge(expiry: PlainDate | null, today: PlainDate): ExpiryBadge | null {
  if (expiry === null) return null;
  const date = formatDate(requirePlainDate(expiry));
  if (requirePlainDate(today) > expiry)
    return { urgency: 'expired', label: 'Expired Date', tooltip: `Expired on ${date}`, tone: 'error' };
  const isNear = today >= addMonths(expiry, -nearExpiryMonths);
  return isNear
    ? { urgency: 'near', label: 'Near To Expire', tooltip: `Expires on ${date}`, tone: 'warning' }
    : { urgency: 'far', label: 'Far To Expire', tooltip: `Expires on ${date}`, tone: 'neutral' };
}

/** The date for a task's badge: its prescription's expiration, else its next order date (P-139). */
export function expiryOfTask(task: {
  readonly prescription: { readonly prescExpiryDate: PlainDate | null } | null;
  readonly nextOrderDate: PlainDate | null;
}): PlainDate | null {
  return task.prescription?.prescExpiryDate ?? task.nextOrderDate;
}
