import { patientAge } from '@signa/core/clients';
import type { PlainDate } from '@signa/core/base';
import type { CaretakerPatient } from './link-types';

/** Identifies a PIMS patient by species, breed, age, and weight, as far as known (P-340). */
export function animalInPims(theirs: CaretakerPatient, today: PlainDate): string {
  const age = patientAge({ birthdate: theirs.dateOfBirth, isDeceased: theirs.isDeceased }, today);
  const weight = theirs.currentWeight === null ? null : `${theirs.currentWeight} ${theirs.currentWeightUnit ?? 'lbs'}`;
  return [theirs.species, theirs.breed, age, weight].filter(Boolean).join(', ');
}
