import { ageOn, type PlainDate } from '../../base/time/index.js';
import { isBirthdateKnown } from './birthdate.js';

/**
 * The age of a patient today, as beside its name.
 *
 * @param today - the calendar day at the location
 * @returns `null` when the birth date is not known or lies after today, and for a deceased patient, who grows no older
 * @see C-055, P-041
 */
export function patientAge(
  { birthdate, isDeceased }: { readonly birthdate: string | null; readonly isDeceased: boolean },
  today: PlainDate,
): string | null {
  return isDeceased || !isBirthdateKnown(birthdate) ? null : ageOn(birthdate, today);
}
