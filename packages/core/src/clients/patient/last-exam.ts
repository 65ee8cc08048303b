import type { Issue } from '../../base/failure/index.js';
import { comparePlainDates, formatDate, isPlainDate, type PlainDate } from '../../base/time/index.js';
import { isBirthdateKnown } from './birthdate.js';

/** The label of the field. */
export const lastExamLabel = 'Last exam';

/** @see C-350 */
export const lastExamTexts = {
  invalid: 'Enter the date as MM-DD-YYYY, for example 09-22-2025.',
  future: 'The last exam cannot be in the future.',
  beforeBirth: 'The last exam cannot be before the birth date.',
} as const;

/**
 * The issues of the date of the last exam: a calendar day, not in the future and not before a known birth date. The
 * date is optional.
 *
 * @param today - the calendar day at the location
 * @see C-350
 */
export function checkLastExam(
  date: string | null,
  { today, birthdate }: { readonly today: PlainDate; readonly birthdate: string | null },
  path: string,
): readonly Issue[] {
  if (date === null) return [];
  if (!isPlainDate(date)) return [{ path, code: 'invalid-date', message: lastExamTexts.invalid }];
  if (comparePlainDates(date, today) > 0) return [{ path, code: 'future', message: lastExamTexts.future }];
  // A birth date in the future is reported itself.
  const isBorn = isBirthdateKnown(birthdate) && comparePlainDates(birthdate, today) <= 0;
  const isBefore = isBorn && comparePlainDates(date, birthdate) < 0;
  return isBefore ? [{ path, code: 'before-birth', message: lastExamTexts.beforeBirth }] : [];
}

/**
 * Who entered the date of the last exam, and when: 'Entered by Luis Ferreira on 11-20-2026'.
 *
 * @param day - the day of the entry at the location
 * @see C-351
 */
export const lastExamSource = (by: string, day: PlainDate): string => `Entered by ${by} on ${formatDate(day)}`;
