import type { Issue } from '../../base/failure/index.js';
import { comparePlainDates, isPlainDate, type PlainDate } from '../../base/time/index.js';

/** The earliest birthdate (C-065, C-192). */
export const earliestBirthdate: PlainDate = '1900-01-01';

/** A birthdate in this year or earlier is the placeholder of an import (P-105, C-073). */
const placeholderYear = 1900;

/**
 * Whether a birthdate is known: it is a valid date in 1901 or later.
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

/** P-337. */
export const lifespanTexts = {
  deceasedDate: 'The deceased date cannot be before the birth date.',
  birthdate: 'The birth date cannot be after the deceased date.',
} as const;

/** Birthdate and deceased date; `null` means unknown, or still alive. */
export interface Lifespan {
  readonly birthdate: string | null;
  readonly deceasedDate: string | null;
}

/** Whether the deceased date precedes the birthdate; an unknown date contradicts nothing. @see P-337 */
export function isDeathBeforeBirth({ birthdate, deceasedDate }: Lifespan): boolean {
  if (!isBirthdateKnown(birthdate) || !isPlainDate(deceasedDate)) return false;
  return comparePlainDates(deceasedDate, birthdate) < 0;
}

/**
 * The issue of a death before the birth, reported at the date that was changed. A stored contradiction does not block
 * other changes.
 *
 * @param stored - `null` for a new patient
 * @see P-337
 */
export function lifespanIssues(after: Lifespan, stored: Lifespan | null): readonly Issue[] {
  const isDeathStored = stored?.deceasedDate === after.deceasedDate;
  if (!isDeathBeforeBirth(after) || (isDeathStored && stored.birthdate === after.birthdate)) return [];
  const path = isDeathStored ? 'birthdate' : 'deceasedDate';
  return [{ path, code: 'before-birth', message: lifespanTexts[path] }];
}

/**
 * The issues of a birthdate: required, from 1900-01-01 through today. An invalid date counts as missing.
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
 * The issues of a deceased date: not in the future; `null` means the patient is alive.
 *
 * @param today - the calendar day at the location
 * @see C-068, C-066
 */
export function checkDeceasedDate(date: string | null, today: PlainDate, path = 'deceasedDate'): readonly Issue[] {
  if (date === null) return [];
  if (!isPlainDate(date)) return [{ path, code: 'invalid', message: 'Please provide a valid Date' }];
  return comparePlainDates(date, today) > 0 ? [{ path, code: 'future', message: deceasedDateText }] : [];
}
