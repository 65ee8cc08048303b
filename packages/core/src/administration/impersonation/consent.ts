import { isNo, type Issue } from '../../base/failure/index.js';
import {
  addDays,
  daysBetween,
  isPlainDate,
  startOfDayInstant,
  type Instant,
  type PlainDate,
} from '../../base/time/index.js';

/** Days for which a location can consent at once. */
export const longestConsentDays = 90;

/** What a location demands of support who want to work as one of its people. */
export interface SupportConsent {
  readonly isRequired: boolean;
  /** The first instant at which the consent no longer holds; `null` where none was given. */
  readonly until: Instant | null;
}

/** A location's consent as it is typed. */
export interface SupportConsentForm {
  readonly isRequired: boolean;
  /** The last day, at the location; `null` takes the consent back. */
  readonly lastDay: PlainDate | null;
}

/** Where a practice gives its consent, as its menu and breadcrumbs name it. */
export const consentPage = 'User Management › Support access';

export const consentTexts = {
  closed: `This practice lets support work as its people only with its consent. Ask it to give consent under ${consentPage}.`,
  lookUpClosed: `This practice lets support see its records only with its consent. Ask it to give consent under ${consentPage}.`,
  date: 'Please choose a day of the calendar',
  past: 'The last day cannot be before today',
  late: `Please consent for at most ${longestConsentDays} days; you can do so again`,
} as const;

/**
 * Whether support may work as people of a location. A location that says nothing is open; from the very instant at which
 * its consent ends it is closed.
 *
 * @param consent - `null` where the location never said anything
 * @see A-284
 */
export function isOpenToSupport(consent: SupportConsent | null, now: Instant): boolean {
  if (consent === null || isNo(consent.isRequired)) return true;
  return consent.until !== null && Date.parse(now) < Date.parse(consent.until);
}

/**
 * The violations of a consent.
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
  return days > longestConsentDays ? issue('too-late', consentTexts.late) : [];
}

/**
 * The first instant at which a consent to the end of a day no longer holds.
 *
 * @param timeZone - of the location
 * @throws RangeError on an impossible date or an unknown zone
 * @see A-284
 */
export function consentEnd(lastDay: PlainDate, timeZone: string): Instant {
  return startOfDayInstant(addDays(lastDay, 1), timeZone);
}
