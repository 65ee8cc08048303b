import { weightInKilograms } from '../../../clients/patient/index.js';
import type { KnowledgePackage } from '../../../knowledge/index.js';
import type { ConflictPatient } from '../../signing/index.js';
import { breedsIn, sizeOf } from '../reading/read-breed.js';
import { knownSpecies } from '../record/species.js';

/** Months according to the inserts of Baytril and Zeniquin: small and medium, large, and giant dog breeds. */
const months = { 'small-or-medium': 8, large: 12, giant: 18 } as const;

/** A dog of this weight counts as a giant breed, whatever its recorded breed. */
const kilogramsOfGiant = 45;

/**
 * Months until the end of an animal's growth phase: for a dog by the size of its breed, or by weight if the breed does
 * not indicate it; 12 for any other animal.
 *
 * @see P-323
 */
export function monthsOfGrowth(patient: ConflictPatient, knowledge: KnowledgePackage): number {
  if (knownSpecies(patient) !== 'canine') return months.large;
  const size = patient.breed === null ? null : sizeOf(breedsIn(patient.breed.name, 'canine', knowledge), knowledge);
  if (size !== null) return months[size];
  return (weightInKilograms(patient) ?? 0) >= kilogramsOfGiant ? months.giant : months.large;
}
