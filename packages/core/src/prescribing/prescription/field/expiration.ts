import type { Issue } from '../../../base/failure/index.js';
import { isControlled, isScheduleII, type ControlFacts } from '../../../catalog/product/index.js';
import { addMonths, isOnOrAfter, type PlainDate } from '../../../base/time/index.js';
import { issueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/** P-065. */
export const dateText = 'Please provide a valid Date';

/**
 * Maximum months until a prescription of the product expires: 3 for Schedule II, 6 for other controlled products, else
 * 12 (P-064).
 */
export function expirationMonths(product: ControlFacts | null): 3 | 6 | 12 {
  if (product === null) return 12;
  if (isScheduleII(product)) return 3;
  return isControlled(product) ? 6 : 12;
}

/**
 * The latest allowed expiration date.
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

/** Every form needs the same three dates at every keystroke, so the last result is cached for each. */
const counted = new Map<number, { readonly today: PlainDate; readonly latest: PlainDate }>();

/**
 * The default expiration until the user edits it: the latest allowed date, because a default must not differ from the
 * maximum.
 *
 * @see P-064
 */
export function defaultExpiration(product: ControlFacts | null, today: PlainDate): PlainDate {
  return latestExpiration(product, today);
}

/**
 * Whether a date is an allowed expiration: an existing date from today to the latest one.
 *
 * @see P-065
 */
export function isExpirationAllowed(date: PlainDate, product: ControlFacts | null, today: PlainDate): boolean {
  return isOnOrAfter(date, today) && date <= latestExpiration(product, today);
}

/** Required except in a draft; an entered date is validated in drafts too (P-065). */
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

/** A draft's stored date that is no longer allowed becomes the default when the draft is reopened (P-064). */
export function reopenedExpiration(
  stored: PlainDate | null,
  product: ControlFacts | null,
  today: PlainDate,
): PlainDate {
  return stored !== null && isExpirationAllowed(stored, product, today) ? stored : defaultExpiration(product, today);
}
