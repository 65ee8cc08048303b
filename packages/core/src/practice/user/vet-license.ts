import { stateCode } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import { found } from '../../base/form/index.js';
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

/** The context for validating a license. */
export interface LicenseContext {
  /** The calendar day at the location. */
  readonly today: PlainDate;
  /**
   * The stored date. It may have passed when it is unchanged, because then it no longer permits authorizing anyway
   * (A-241).
   */
  readonly storedExpiration: PlainDate | null;
  /** Decides which text is shown for a missing state. */
  readonly form: keyof typeof userTexts.licenseState;
}

/**
 * The issues of the license of a user whose role can authorize.
 *
 * @param at - the path prefix of the three fields; empty for a separate form
 * @see
 */
export function vetLicenseIssues(license: VetLicenseForm, at: string, context: LicenseContext): Issue[] {
  const { vetLicenseNumber, vetLicenseExpiration, vetLicenseState } = license;
  return found(
    licenseNumberIssue(vetLicenseNumber, `${at}vetLicenseNumber`),
    expirationIssue(vetLicenseExpiration, `${at}vetLicenseExpiration`, context),
    licenseStateIssue(vetLicenseState, `${at}vetLicenseState`, context.form),
  );
}

export function licenseStateIssue(state: string, path: string, form: LicenseContext['form']): Issue | null {
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
  { today, storedExpiration }: Omit<LicenseContext, 'form'>,
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
export interface DeaContext extends Omit<LicenseContext, 'form'> {
  readonly storedNumber: string;
  readonly registrant: DeaRegistrant;
}

/**
 * @param context - the stored date may have passed when it is unchanged, and the stored number is valid unchanged @see
 *
 */
export function deaLicenseIssues(
  { deaLicense, deaLicenseExpiration: day }: DeaLicenseForm,
  { today, storedExpiration, storedNumber, registrant }: DeaContext,
): Issue[] {
  const isKept = isBlank(deaLicense) || trimmed(deaLicense) === trimmed(storedNumber);
  const number = isKept ? null : deaNumberIssue(deaLicense, registrant);
  const isTyped = day !== null && !isBlank(day) && day !== storedExpiration;
  const isInvalid = isTyped && !isPlainDate(day);
  const isPast = isTyped && !isInvalid && comparePlainDates(day, today) < 0;
  return [
    ...(number ? [number] : []),
    ...(isInvalid ? [{ path: 'deaLicenseExpiration', code: 'invalid', message: dateFormatText }] : []),
    ...(isPast ? [{ path: 'deaLicenseExpiration', code: 'past', message: userTexts.deaEnded }] : []),
  ];
}
