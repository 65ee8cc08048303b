import type { Issue } from '../failure/index.js';
import { comparePlainDates, isPlainDate, type PlainDate } from '../time/index.js';

/** The earliest birth date (C-065, C-192). */
export const earliestBirthdate: PlainDate = '1900-01-01';

/** A birth date of this year or an earlier one is the placeholder of an import (P-105, C-073). */
const placeholderYear = 1900;

/**
 * Whether a birth date is known: one that exists, and of 1901 or later.
 *
 * @see P-105, C-073
 */
export function isBirthdateKnown(birthdate: string | null): birthdate is PlainDate {
  return isPlainDate(birthdate) && Number(birthdate.slice(0, 4)) > placeholderYear;
}

/** C-065, C-185. */
export const birthdateTexts = {
  required: 'Please select a birth date.',
  tooEarly: 'The birthday cannot be before 1900.',
  future: 'The birthday cannot be in the future.',
} as const;

/** C-068. */
export const deceasedDateText = 'The deceased date cannot be in the future.';

/**
 * The violations of a birth date: required, from 1900-01-01 to today, both included. A date that does not exist counts
 * as none.
 *
 * @param today - the calendar day at the location
 * @see C-065, C-066
 */
export function checkBirthdate(birthdate: string | null, today: PlainDate, path = 'birthdate'): readonly Issue[] {
  if (!isPlainDate(birthdate)) return [{ path, code: 'required', message: birthdateTexts.required }];
  if (comparePlainDates(birthdate, earliestBirthdate) < 0)
    return [{ path, code: 'too-early', message: birthdateTexts.tooEarly }];
  return comparePlainDates(birthdate, today) > 0 ? [{ path, code: 'future', message: birthdateTexts.future }] : [];
}

/**
 * The violations of a deceased date: not after today; `null` means the patient lives.
 *
 * @param today - the calendar day at the location
 * @see C-068, C-066
 */
export function checkDeceasedDate(date: string | null, today: PlainDate, path = 'deceasedDate'): readonly Issue[] {
  if (date === null) return [];
  if (!isPlainDate(date)) return [{ path, code: 'invalid', message: 'Please provide a valid Date' }];
  return comparePlainDates(date, today) > 0 ? [{ path, code: 'future', message: deceasedDateText }] : [];
}
