import { isNo, type Issue } from '../../base/failure/index.js';
import {
  addDays,
  daysBetween,
  isPlainDate,
  startOfDayInstant,
  type Instant,
  type PlainDate,
} from '../../base/time/index.js';

/** Maximum days of a location's consent. */
export const maxConsentDays = 90;

/** A location's requirement for support to impersonate its users. */
export interface SupportConsent {
  readonly isRequired: boolean;
  /** The instant at which the consent ends; `null` if none was given. */
  readonly until: Instant | null;
}

/** The form of a location's consent. */
export interface SupportConsentForm {
  readonly isRequired: boolean;
  /** The last day, at the location; `null` withdraws the consent. */
  readonly lastDay: PlainDate | null;
}

/** Where a practice gives its consent, as named in menu and breadcrumbs. */
export const consentPage = 'User Management › Support access';

export const consentTexts = {
  closed: `This practice must give its consent before support can work as its users. Ask the practice to give it under ${consentPage}.`,
  lookUpClosed: `This practice must give its consent before support can view its records. Ask the practice to give it under ${consentPage}.`,
  date: 'Choose a valid date',
  past: 'The last day cannot be before today',
  late: `Choose a date within ${maxConsentDays} days. You can renew the consent later`,
} as const;

/**
 * Whether support may impersonate users of a location. A location without a setting is open; it is closed from the
 * instant at which its consent ends.
 *
 * @param consent - `null` if the location has no setting
 * @see A-284
 */
export function isOpenToSupport(consent: SupportConsent | null, now: Instant): boolean {
  if (consent === null || isNo(consent.isRequired)) return true;
  return consent.until !== null && Date.parse(now) < Date.parse(consent.until);
}

/**
 * The issues of a consent.
 *
 * @param today - at the location
 * @returns issues with the path `lastDay`
 * @see A-284
 */
export function checkSupportConsent({ lastDay }: SupportConsentForm, today: PlainDate): Issue[] {
  if (lastDay === null) return [];
  const issue = (code: string, message: string): Issue[] => [{ path: 'lastDay', code, message }];
  if (!isPlainDate(lastDay)) return issue('invalid', consentTexts.date);
  const days = daysBetween(today, lastDay);
  if (days < 0) return issue('too-early', consentTexts.past);
  return days > maxConsentDays ? issue('too-late', consentTexts.late) : [];
}

/**
 * The instant at which a consent through a day ends.
 *
 * @param timeZone - of the location
 * @throws RangeError on an invalid date or an unknown zone
 * @see A-284
 */
export function consentEnd(lastDay: PlainDate, timeZone: string): Instant {
  return startOfDayInstant(addDays(lastDay, 1), timeZone);
}
