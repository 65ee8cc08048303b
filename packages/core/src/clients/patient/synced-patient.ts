import type { PimsPatient } from '../../practice/pims-connection/index.js';
import {
  changedSide,
  type ChangedSide,
  type ComparedField,
  type DeclinedValue,
  isOffered,
  keptOf,
  type SyncedField,
  type SyncedValues,
} from '../../practice/pims-sync/index.js';
import { trimmedOrNull } from '../../base/text/index.js';
import { breedTold, dayTold, genderSaid, poundsText, poundsTold } from './pims-value.js';
import {
  type ComparedPatient,
  type ComparisonFacts,
  type PatientDifference,
  patientDifferences,
} from './pims-difference.js';
import { weightInExactPounds } from './weight.js';

type Field = PatientDifference['field'];

const filled = (values: Readonly<Record<Field, string | null>>): SyncedValues =>
  Object.fromEntries(Object.entries(values).flatMap(([field, value]) => (value === null ? [] : [[field, value]])));

/** The synced fields of a patient as they are here; a breed by its code. @see C-255 */
export function valuesOfPatient(patient: ComparedPatient): SyncedValues {
  return filled({
    weight: poundsText(weightInExactPounds(patient)),
    breed: patient.breed?.code ?? null,
    birthdate: patient.birthdate,
    gender: trimmedOrNull(patient.gender),
    deceasedDate: patient.deceasedDate,
  });
}

/** What a difference would bring, as it is kept. */
export const patientDifferenceValue = ({ field, after, change }: PatientDifference): DeclinedValue => ({
  field,
  value: change.breedCode ?? after,
});

/**
 * The synced fields of a patient that its record in the practice system tells, beside those here; a value that says
 * nothing, as the gender Other where a sex is known, makes none.
 *
 * @see C-255, C-103
 */
export function comparedPatient(
  patient: ComparedPatient,
  theirs: PimsPatient,
  facts: ComparisonFacts,
): ComparedField[] {
  const here = valuesOfPatient(patient);
  const news = new Set<string>(patientDifferences(patient, theirs, facts).map(({ field }) => field));
  const told = filled({
    weight: poundsText(poundsTold(theirs)),
    breed: breedTold(theirs.breed, facts.breeds)?.code ?? null,
    birthdate: dayTold(theirs.dateOfBirth, facts.today),
    gender: genderSaid(theirs),
    deceasedDate: dayTold(theirs.dateOfDeath, facts.today),
  });
  return Object.entries(told).flatMap(([field, there]): ComparedField[] => {
    const compared = { field, here: here[field] ?? null, there: there ?? '', agrees: !news.has(field) };
    return compared.agrees && compared.here !== compared.there ? [] : [compared];
  });
}

/** A difference that is shown, with where it comes from. */
export interface SyncedPatientDifference extends PatientDifference {
  readonly side: ChangedSide;
}

/**
 * The differences that are shown, by what is kept: none that was declined and is the same there.
 *
 * @see C-100, C-256
 */
export function syncedPatientDifferences(
  patient: ComparedPatient,
  differences: readonly PatientDifference[],
  fields: readonly SyncedField[],
): SyncedPatientDifference[] {
  const here = valuesOfPatient(patient);
  return differences.flatMap((difference) => {
    const { field, value } = patientDifferenceValue(difference);
    const kept = keptOf(fields, field);
    if (!isOffered(kept, value)) return [];
    return [{ ...difference, side: changedSide(kept, { here: here[field] ?? null, there: value }) }];
  });
}

/** The fields whose value was changed here alone: a form leaves them as they are. @see C-256 */
export const keptHere = (differences: readonly SyncedPatientDifference[]): ReadonlySet<Field> =>
  new Set(differences.filter(({ side }) => side === 'here').map(({ field }) => field));

/** How many differences are news of the practice system; what was changed here alone is none. @see C-057, C-256 */
export const offeredCount = (differences: readonly SyncedPatientDifference[]): number =>
  differences.filter(({ side }) => side !== 'here').length;

/** What saving declines: what was offered and is not accepted. @see C-100 */
export const declinedPatientValues = (
  differences: readonly SyncedPatientDifference[],
  accepted: readonly PatientDifference[],
): DeclinedValue[] =>
  differences
    .filter((difference) => difference.side !== 'here' && !accepted.includes(difference))
    .map(patientDifferenceValue);
