import type { PimsPatient } from '../../practice/pims-connection/index.js';
import { trimmedOrNull } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import type { SpeciesCode } from '../../base/species/index.js';
import { checkGender } from './gender-option.js';
import { breedTold, dayTold, genderSaid, type ListedBreed, poundsText, poundsTold } from './pims-value.js';
import type { PatientUpdate } from './patient-update.js';
import { type StoredWeight, weightInExactPounds } from './weight.js';

/** What of a linked patient is compared with the practice system (C-101). */
export interface ComparedPatient extends StoredWeight {
  readonly breed: ListedBreed | null;
  readonly birthdate: PlainDate | null;
  readonly gender: string | null;
  readonly deceasedDate: PlainDate | null;
}

/** Fields of UpdateLocationPatient that a difference may change. */
export type PatientChange = Pick<PatientUpdate, 'weight' | 'weightUnit' | 'birthdate' | 'deceasedDate'> & {
  readonly breedCode?: string;
  readonly gender?: string;
};

/** One value that the practice system has otherwise, or that is missing here. */
export interface PatientDifference {
  readonly field: 'weight' | 'breed' | 'birthdate' | 'gender' | 'deceasedDate';
  /** The value here; `null` where there is none, which is shown as N/A. */
  readonly before: string | null;
  readonly after: string;
  /** What accepting it sends. */
  readonly change: PatientChange;
}

/** What the comparison reads beside the two records. */
export interface ComparisonFacts {
  /** The calendar day at the location. */
  readonly today: PlainDate;
  /** Of the patient, with the breeds of it. */
  readonly species: SpeciesCode | null;
  readonly breeds: readonly ListedBreed[];
  /** The location's feature patientGender: then a gender that the species has not cannot be stored (C-064). */
  readonly hasPatientGender: boolean;
}

/**
 * The differences between a linked patient and its record in the practice system, in the order in which they are shown.
 * What the practice system lacks, or what cannot be stored here, is none.
 *
 * @see C-101, C-102, C-103
 */
export function patientDifferences(
  patient: ComparedPatient,
  theirs: PimsPatient,
  facts: ComparisonFacts,
): PatientDifference[] {
  const { today, breeds } = facts;
  const weight = poundsTold(theirs);
  const ours = weightInExactPounds(patient);
  const breed = breedTold(theirs.breed, breeds);
  const birthdate = dayTold(theirs.dateOfBirth, today);
  const gender = genderSaid(theirs);
  const deceasedDate = dayTold(theirs.dateOfDeath, today);
  const stored = trimmedOrNull(patient.gender);
  // That it is another sex than the two is told of no patient whose sex is known here.
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
 * The one update that stores the differences that were not declined.
 *
 * @returns `null` where all were declined: nothing is sent
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
