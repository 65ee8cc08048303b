import { stateCode } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { comparePlainDates, dateFormatText, isPlainDate, type PlainDate } from '../../base/time/index.js';
import { isBlank, isTooLong, trimmed } from '../../base/text/index.js';
import { deaNumberIssue, type DeaRegistrant } from './dea-number.js';
import { userLimits } from './limits.js';
import { userTexts } from './text.js';

/** The latest expiration date of a vet license that can be entered. */
export const lastLicenseDay: PlainDate = '2030-12-31';

/** A vet license as it is typed. */
export interface VetLicenseForm {
  readonly vetLicenseNumber: string;
  readonly vetLicenseExpiration: PlainDate | null;
  readonly vetLicenseState: string;
}

/** An empty license, which is also stored when the role does not require one. */
export const noVetLicense: VetLicenseForm = {
  vetLicenseNumber: '',
  vetLicenseExpiration: null,
  vetLicenseState: '',
};

/** The context for validating the expiration date of a license. */
interface ExpirationContext {
  /** The calendar day at the location. */
  readonly today: PlainDate;
  /**
   * The stored date. It may have passed when it is unchanged, because then it no longer permits authorizing anyway
   * (A-241).
   */
  readonly storedExpiration: PlainDate | null;
}

/** @param form - decides which text is shown for a missing state */
export function licenseStateIssue(
  state: string,
  path: string,
  form: keyof typeof userTexts.licenseState,
): Issue | null {
  if (stateCode(state) !== null) return null;
  return { path, code: isBlank(state) ? 'required' : 'unknown', message: userTexts.licenseState[form] };
}

export function licenseNumberIssue(number: string, path: string): Issue | null {
  if (isBlank(number)) return { path, code: 'required', message: userTexts.license };
  return tooLong(number, path);
}

function tooLong(number: string, path: string): Issue | null {
  if (!isTooLong(number, userLimits.license)) return null;
  return { path, code: 'too-long', message: `Enter at most ${userLimits.license} characters` };
}

export function expirationIssue(
  day: PlainDate | null,
  path: string,
  { today, storedExpiration }: ExpirationContext,
): Issue | null {
  if (day === null || isBlank(day)) return { path, code: 'required', message: userTexts.licenseDate };
  if (!isPlainDate(day)) return { path, code: 'invalid', message: dateFormatText };
  if (day === storedExpiration) return null;
  if (comparePlainDates(day, today) < 0) return { path, code: 'past', message: userTexts.licenseEnded };
  return comparePlainDates(day, lastLicenseDay) > 0
    ? { path, code: 'too-late', message: userTexts.licenseTooLate }
    : null;
}

/** A DEA registration as it is typed; it is optional. */
export interface DeaLicenseForm {
  readonly deaLicense: string;
  readonly deaLicenseExpiration: PlainDate | null;
}

/** The context for validating a DEA registration. */
export interface DeaContext {
  readonly today: PlainDate;
  readonly registrant: DeaRegistrant;
  /** The stored date may have passed when it is unchanged, and the stored number is valid unchanged. */
  readonly stored: DeaLicenseForm;
}

/** @see */
export function deaLicenseIssue(number: string, { registrant, stored }: DeaContext): Issue | null {
  const isKept = isBlank(number) || trimmed(number) === trimmed(stored.deaLicense);
  return isKept ? null : deaNumberIssue(number, registrant);
}

/** @see A-104 */
export function deaExpirationIssue(day: PlainDate | null, path: string, { today, stored }: DeaContext): Issue | null {
  if (day === null || isBlank(day) || day === stored.deaLicenseExpiration) return null;
  if (!isPlainDate(day)) return { path, code: 'invalid', message: dateFormatText };
  return comparePlainDates(day, today) < 0 ? { path, code: 'past', message: userTexts.deaEnded } : null;
}
