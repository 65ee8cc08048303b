import { recordedAllergies } from './allergy/allergy-reading.js';
import { comparedMedications } from './interaction/medication.js';
import { recordedConditions } from './interaction/patient-fact.js';
import { readMedication } from './reading/read-medication.js';
import type { ReadAs } from './shown/conflict.js';
import type { ConflictSubject } from '../signing/index.js';

const namesOf = (kind: ReadAs['kind'], name: string, names: readonly string[]): readonly ReadAs[] =>
  names.map((as) => ({ kind, name, as }));

/**
 * Recorded texts that were read as another spelling, and allergies whose words are not allergens.
 *
 * @see P-320, P-321, P-324
 */
export function readAsOf(subject: ConflictSubject): readonly ReadAs[] {
  const unknown = comparedMedications(subject).filter(({ isResolved }) => !isResolved);
  return [
    ...recordedAllergies(subject).flatMap(({ name, reading }): readonly ReadAs[] =>
      reading.isTooGeneral ? [{ kind: 'allergy', name, as: null }] : namesOf('allergy', name, reading.readAs),
    ),
    ...recordedConditions(subject).flatMap(({ name, reading }) => namesOf('condition', name, reading.readAs)),
    ...unknown.flatMap(({ name }) =>
      namesOf('medication', name, readMedication(name, subject.knowledge)?.readAs ?? []),
    ),
  ];
}
