import { ageOn, type PlainDate } from '../../base/time/index.js';
import { isBirthdateKnown } from './birthdate.js';

/**
 * The age of a patient today, as shown next to its name.
 *
 * @param today - the calendar day at the location
 * @returns `null` for an unknown or future birthdate and for a deceased patient
 * @see C-055, P-041
 */
export function patientAge(
  { birthdate, isDeceased }: { readonly birthdate: string | null; readonly isDeceased: boolean },
  today: PlainDate,
): string | null {
  return isDeceased || !isBirthdateKnown(birthdate) ? null : ageOn(birthdate, today);
}
