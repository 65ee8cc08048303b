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
import { reportedBreed, reportedDay, genderIfReported, poundsText, reportedPounds } from './pims-value.js';
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

/** The synced fields of a patient in Signa; a breed by its code. @see C-255 */
export function valuesOfPatient(patient: ComparedPatient): SyncedValues {
  return filled({
    weight: poundsText(weightInExactPounds(patient)),
    breed: patient.breed?.code ?? null,
    birthdate: patient.birthdate,
    gender: trimmedOrNull(patient.gender),
    deceasedDate: patient.deceasedDate,
  });
}

/** The value of a difference, as stored in the sync state. */
export const patientDifferenceValue = ({ field, after, change }: PatientDifference): DeclinedValue => ({
  field,
  value: change.breedCode ?? after,
});

/**
 * The synced fields of a patient that its record in the practice system reports, with the values of both. Values
 * without information are omitted, such as the gender Other when a sex is known.
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
  const reported = filled({
    weight: poundsText(reportedPounds(theirs)),
    breed: reportedBreed(theirs.breed, facts.breeds)?.code ?? null,
    birthdate: reportedDay(theirs.dateOfBirth, facts.today),
    gender: genderIfReported(theirs),
    deceasedDate: reportedDay(theirs.dateOfDeath, facts.today),
  });
  return Object.entries(reported).flatMap(([field, there]): ComparedField[] => {
    const compared = { field, here: here[field] ?? null, there: there ?? '', agrees: !news.has(field) };
    return compared.agrees && compared.here !== compared.there ? [] : [compared];
  });
}

/** A difference that is shown, with the side that caused it. */
export interface SyncedPatientDifference extends PatientDifference {
  readonly side: ChangedSide;
}

/**
 * The differences to show according to the sync state, without declined values that are still the same there.
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

/** The fields that changed only in Signa, which a form leaves unchanged. @see C-256 */
export const changedOnlyHere = (differences: readonly SyncedPatientDifference[]): ReadonlySet<Field> =>
  new Set(differences.filter(({ side }) => side === 'here').map(({ field }) => field));

/** The number of differences caused by the practice system, not by a change in Signa. @see C-057, C-256 */
export const offeredCount = (differences: readonly SyncedPatientDifference[]): number =>
  differences.filter(({ side }) => side !== 'here').length;

/** The values that saving declines: offered and not accepted. @see C-100 */
export const declinedPatientValues = (
  differences: readonly SyncedPatientDifference[],
  accepted: readonly PatientDifference[],
): DeclinedValue[] =>
  differences
    .filter((difference) => difference.side !== 'here' && !accepted.includes(difference))
    .map(patientDifferenceValue);
