import type { Issue } from '../../../base/failure/index.js';
import { isControlled, isScheduleII, type ControlFacts } from '../../../catalog/product/index.js';
import { addMonths, isOnOrAfter, type PlainDate } from '../../../base/time/index.js';
import { issueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/** P-065. */
export const dateText = 'Please provide a valid Date';

/** Months until a prescription of that product expires at the latest: 3 for Schedule II, 6 controlled, else 12 (P-064). */
export function expirationMonths(product: ControlFacts | null): 3 | 6 | 12 {
  if (product === null) return 12;
  if (isScheduleII(product)) return 3;
  return isControlled(product) ? 6 : 12;
}

/**
 * The last day that may be chosen as expiration.
 *
 * @throws RangeError on an impossible `today`
 * @see P-065, P-009
 */
export function latestExpiration(product: ControlFacts | null, today: PlainDate): PlainDate {
  const months = expirationMonths(product);
  const known = counted.get(months);
  if (known?.today === today) return known.latest;
  const latest = addMonths(today, months);
  counted.set(months, { today, latest });
  return latest;
}

/** Every form of a day asks for the same three dates, at every key: the last answer is kept for each of them. */
const counted = new Map<number, { readonly today: PlainDate; readonly latest: PlainDate }>();

/**
 * The expiration that is filled in until the user edits it: the latest one, for a default must not differ from the
 * maximum.
 *
 * @see P-064
 */
export function defaultExpiration(product: ControlFacts | null, today: PlainDate): PlainDate {
  return latestExpiration(product, today);
}

/**
 * Whether a date may be the expiration: a real day, today to the latest one.
 *
 * @see P-065
 */
export function isExpirationAllowed(date: PlainDate, product: ControlFacts | null, today: PlainDate): boolean {
  return isOnOrAfter(date, today) && date <= latestExpiration(product, today);
}

/** Required unless draft; a filled date is checked in drafts too (P-065). */
export function checkExpiration(
  { prescExpiryDate }: PrescriptionForm,
  context: PrescriptionFormContext,
  issues: Issue[],
): void {
  const isFine =
    prescExpiryDate === null
      ? context.mode === 'draft'
      : isExpirationAllowed(prescExpiryDate, context.product, context.today);
  if (!isFine) issues.push(issueAt('prescExpiryDate', 'invalid-date', dateText));
}

/** A draft's stored date that may no longer be chosen becomes the default when the draft is reopened (P-064). */
export function reopenedExpiration(
  stored: PlainDate | null,
  product: ControlFacts | null,
  today: PlainDate,
): PlainDate {
  return stored !== null && isExpirationAllowed(stored, product, today) ? stored : defaultExpiration(product, today);
}
