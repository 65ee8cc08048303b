import { reportedGender, type NormalGender, type PimsPatient } from '../../practice/pims-connection/index.js';
import { comparePlainDates, isPlainDate, type PlainDate } from '../../base/time/index.js';
import { trimmed } from '../../base/text/index.js';
import { earliestBirthdate } from './birthdate.js';
import { weightInExactPounds } from './weight.js';
import { checkWeight } from './weight-form.js';

/** A breed of a species, as returned by BreedsBySpecies. */
export interface ListedBreed {
  readonly code: string;
  readonly name: string;
}

/**
 * The calendar day reported by a practice system, without its time.
 *
 * @param today - the calendar day at the location
 * @returns `null` if it is missing, invalid, before 1900 or in the future
 * @see C-103, C-121
 */
export function reportedDay(reported: string | null, today: PlainDate): PlainDate | null {
  const day = trimmed(reported).slice(0, 10);
  if (!isPlainDate(day) || comparePlainDates(day, earliestBirthdate) < 0) return null;
  return comparePlainDates(day, today) > 0 ? null : day;
}

/**
 * The weight reported by a practice system, in pounds with two decimals; `null` if it cannot be stored. @see C-102,
 * C-121
 */
export function reportedPounds({
  currentWeightInPounds: weight,
}: Pick<PimsPatient, 'currentWeightInPounds'>): number | null {
  const pounds = weightInExactPounds({ weight, weightUnit: 'lbs' });
  return pounds === null || pounds === 0 || checkWeight(pounds).length > 0 ? null : pounds;
}

/** A weight in pounds as text, for differences and the sync state; `null` for none. @see C-102, C-255 */
export const poundsText = (pounds: number | null): string | null => (pounds === null ? null : `${pounds} lbs`);

/** The listed breed with the reported name, ignoring case. @see C-103, C-120 */
export function reportedBreed(reported: string | null, breeds: readonly ListedBreed[]): ListedBreed | null {
  const name = trimmed(reported).toLowerCase();
  return name === '' ? null : (breeds.find((breed) => breed.name.toLowerCase() === name) ?? null);
}

/** The gender reported by a practice system; `null` if it reports nothing. @see C-103, C-106 to C-108 */
export function genderIfReported(patient: Pick<PimsPatient, 'gender' | 'normalizedGender'>): NormalGender | null {
  return trimmed(patient.gender) === '' && trimmed(patient.normalizedGender) === '' ? null : reportedGender(patient);
}
