import { weightInKilograms } from '../../../clients/patient/index.js';
import type { ConflictPatient } from '../../signing/index.js';
import { breedsIn, sizeOf } from '../reading/read-breed.js';
import { knownSpecies } from '../record/species.js';

/** Months by the inserts of Baytril and Zeniquin: small and medium, large, and giant breeds of dogs. */
const months = { 'small-or-medium': 8, large: 12, giant: 18 } as const;

/** A dog that weighs so much is none of a large breed but of a giant one, whatever its breed is called. */
const kilogramsOfGiant = 45;

/**
 * Months until an animal is past its growth phase: a dog's by the size of its breed, and of a breed that does not tell by
 * its weight; 12 of any other animal.
 *
 * @see P-323
 */
export function monthsOfGrowth(patient: ConflictPatient): number {
  if (knownSpecies(patient) !== 'canine') return months.large;
  const size = patient.breed === null ? null : sizeOf(breedsIn(patient.breed.name, 'canine'));
  if (size !== null) return months[size];
  return (weightInKilograms(patient) ?? 0) >= kilogramsOfGiant ? months.giant : months.large;
}
