import type { PimsPatient } from '../../practice/pims-connection/index.js';
import { trimmedOrNull } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import type { SpeciesCode } from '../../base/species/index.js';
import { checkGender } from './gender-option.js';
import {
  reportedBreed,
  reportedDay,
  genderIfReported,
  type ListedBreed,
  poundsText,
  reportedPounds,
} from './pims-value.js';
import type { PatientUpdate } from './patient-update.js';
import { type StoredWeight, weightInExactPounds } from './weight.js';

/** The fields of a linked patient that are compared with the practice system (C-101). */
export interface ComparedPatient extends StoredWeight {
  readonly breed: ListedBreed | null;
  readonly birthdate: PlainDate | null;
  readonly gender: string | null;
  readonly deceasedDate: PlainDate | null;
}

/** The fields of UpdateLocationPatient that a difference may change. */
export type PatientChange = Pick<PatientUpdate, 'weight' | 'weightUnit' | 'birthdate' | 'deceasedDate'> & {
  readonly breedCode?: string;
  readonly gender?: string;
};

/** A value of the practice system that differs or is missing in Signa. */
export interface PatientDifference {
  readonly field: 'weight' | 'breed' | 'birthdate' | 'gender' | 'deceasedDate';
  /** The value in Signa; `null` if there is none, shown as N/A. */
  readonly before: string | null;
  readonly after: string;
  /** The fields to send when it is accepted. */
  readonly change: PatientChange;
}

/** The context for comparing the two records. */
export interface ComparisonFacts {
  /** The calendar day at the location. */
  readonly today: PlainDate;
  /** Of the patient, with its breeds. */
  readonly species: SpeciesCode | null;
  readonly breeds: readonly ListedBreed[];
  /** The location's feature patientGender: then only a gender that the species has can be stored (C-064). */
  readonly hasPatientGender: boolean;
}

/**
 * The differences between a linked patient and its record in the practice system, in display order. Values missing
 * there or invalid in Signa are not included.
 *
 * @see C-101, C-102, C-103
 */
export function patientDifferences(
  patient: ComparedPatient,
  theirs: PimsPatient,
  facts: ComparisonFacts,
): PatientDifference[] {
  const { today, breeds } = facts;
  const weight = reportedPounds(theirs);
  const ours = weightInExactPounds(patient);
  const breed = reportedBreed(theirs.breed, breeds);
  const birthdate = reportedDay(theirs.dateOfBirth, today);
  const gender = genderIfReported(theirs);
  const deceasedDate = reportedDay(theirs.dateOfDeath, today);
  const stored = trimmedOrNull(patient.gender);
  // The gender Other is not offered for a patient whose sex is known in Signa.
  const isGenderNews =
    gender !== null &&
    gender !== stored &&
    (gender !== 'O' || stored === null) &&
    checkGender({ ...facts, gender, stored, isImport: false }).length === 0;
  const found: (PatientDifference | null)[] = [
    weightDifference(weight, ours),
    breed === null || breed.code === patient.breed?.code
      ? null
      : { field: 'breed', before: patient.breed?.name ?? null, after: breed.name, change: { breedCode: breed.code } },
    birthdate === null || birthdate === patient.birthdate
      ? null
      : { field: 'birthdate', before: patient.birthdate, after: birthdate, change: { birthdate } },
    isGenderNews ? { field: 'gender', before: stored, after: gender, change: { gender } } : null,
    deceasedDate === null || deceasedDate === patient.deceasedDate
      ? null
      : { field: 'deceasedDate', before: patient.deceasedDate, after: deceasedDate, change: { deceasedDate } },
  ];
  return found.filter((difference) => difference !== null);
}

function weightDifference(there: number | null, here: number | null): PatientDifference | null {
  const after = poundsText(there);
  if (there === null || after === null || there === here) return null;
  return { field: 'weight', before: poundsText(here), after, change: { weight: there, weightUnit: 'lbs' } };
}

/**
 * The update that stores the differences that were not declined.
 *
 * @returns `null` when all were declined: nothing is sent
 * @see C-105
 */
export function acceptedChange(
  differences: readonly PatientDifference[],
  declined: ReadonlySet<PatientDifference['field']>,
): PatientChange | null {
  const accepted = differences.filter(({ field }) => !declined.has(field));
  if (accepted.length === 0) return null;
  return accepted.reduce<PatientChange>((all, { change }) => ({ ...all, ...change }), {});
}
