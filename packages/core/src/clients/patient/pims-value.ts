import { genderTold, type NormalGender, type PimsPatient } from '../../practice/pims-connection/index.js';
import { comparePlainDates, isPlainDate, type PlainDate } from '../../base/time/index.js';
import { trimmed } from '../../base/text/index.js';
import { earliestBirthdate } from './birthdate.js';
import { weightInExactPounds } from './weight.js';
import { checkWeight } from './weight-form.js';

/** A breed of a species, as BreedsBySpecies answers it. */
export interface ListedBreed {
  readonly code: string;
  readonly name: string;
}

/**
 * The calendar day that a practice system tells, without its time of day.
 *
 * @param today - the calendar day at the location
 * @returns `null` for none, one that does not exist, one before 1900 and one to come
 * @see C-103, C-121
 */
export function dayTold(told: string | null, today: PlainDate): PlainDate | null {
  const day = trimmed(told).slice(0, 10);
  if (!isPlainDate(day) || comparePlainDates(day, earliestBirthdate) < 0) return null;
  return comparePlainDates(day, today) > 0 ? null : day;
}

/** The weight that a practice system tells, in pounds with two decimals; `null` where none can be stored. @see C-102, C-121 */
export function poundsTold({
  currentWeightInPounds: weight,
}: Pick<PimsPatient, 'currentWeightInPounds'>): number | null {
  const pounds = weightInExactPounds({ weight, weightUnit: 'lbs' });
  return pounds === null || pounds === 0 || checkWeight(pounds).length > 0 ? null : pounds;
}

/** A weight in pounds as a difference shows it, and as what was agreed is kept; `null` for none. @see C-102, C-255 */
export const poundsText = (pounds: number | null): string | null => (pounds === null ? null : `${pounds} lbs`);

/** The breed of the species that is called like that of the practice system, whatever the case. @see C-103, C-120 */
export function breedTold(told: string | null, breeds: readonly ListedBreed[]): ListedBreed | null {
  const name = trimmed(told).toLowerCase();
  return name === '' ? null : (breeds.find((breed) => breed.name.toLowerCase() === name) ?? null);
}

/** The gender that a practice system tells; `null` where it says nothing at all. @see C-103, C-106 to C-108 */
export function genderSaid(patient: Pick<PimsPatient, 'gender' | 'normalizedGender'>): NormalGender | null {
  return trimmed(patient.gender) === '' && trimmed(patient.normalizedGender) === '' ? null : genderTold(patient);
}
