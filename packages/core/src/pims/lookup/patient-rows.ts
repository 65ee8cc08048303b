import { isYes } from '../../base/failure/index.js';
import { genderLabel, weightInExactPounds, type StoredWeight } from '../../clients/patient/index.js';
import {
  reportedGender,
  type LinkedRecord,
  type PimsConnectionType,
  type PimsPatient,
} from '../../practice/pims-connection/index.js';
import { formatDate, isPlainDate, type PlainDate } from '../../base/time/index.js';
import { plainValue, recordRow, yesOrNo, type RecordRow, type SideValue } from './record-row.js';

/** The fields of a patient in Signa that the comparison needs. */
export interface LookedUpPatient extends LinkedRecord, StoredWeight {
  readonly name: string;
  readonly species: { readonly code: string; readonly name: string } | null;
  readonly breed: { readonly name: string } | null;
  readonly gender: string | null;
  readonly birthdate: PlainDate | null;
  readonly isActive: boolean;
  readonly isDeceased: boolean;
  readonly deceasedDate: PlainDate | null;
  readonly allergies: readonly { readonly name: string }[];
}

/**
 * Compares a patient in Signa with the one of the practice system, field by field, as reported.
 *
 * @param type - of the practice system
 * @see C-130
 */
export function patientRows(
  patient: LookedUpPatient | null,
  theirs: PimsPatient | null,
  type: PimsConnectionType,
): RecordRow[] {
  return [
    recordRow('Name', plainValue(patient?.name), plainValue(theirs?.name)),
    recordRow('Species', speciesHere(patient), speciesThere(theirs)),
    recordRow('Breed', plainValue(patient?.breed?.name), plainValue(theirs?.breed)),
    recordRow('Gender', genderHere(patient), genderThere(theirs)),
    recordRow('Birth date', dayValue(patient?.birthdate), dayValue(theirs?.dateOfBirth)),
    recordRow('Weight', pounds(patient && weightInExactPounds(patient)), pounds(theirs?.currentWeightInPounds)),
    recordRow('Deceased', yesOrNo(patient?.isDeceased), yesOrNo(theirs ? isYes(theirs.isDeceased) : null)),
    recordRow('Date of death', dayValue(patient?.deceasedDate), dayValue(theirs?.dateOfDeath)),
    recordRow('Active', yesOrNo(patient?.isActive), yesOrNo(theirs?.isActive)),
    recordRow(
      'Allergies',
      (patient?.allergies ?? []).flatMap(({ name }) => plainValue(name)),
      (theirs?.allergies ?? []).flatMap(plainValue),
    ),
    recordRow('Connection type', plainValue(patient?.pimsConnectionType), plainValue(theirs && type)),
  ];
}

const speciesHere = (patient: LookedUpPatient | null): readonly SideValue[] =>
  patient?.species ? [{ text: [patient.species.name], key: patient.species.code }] : [];

/** The system's own term, compared by the species it stands for. */
const speciesThere = (theirs: PimsPatient | null): readonly SideValue[] =>
  plainValue(theirs?.species ?? theirs?.normalizedSpecies).map(({ text, key }) => ({
    text,
    key: theirs?.normalizedSpecies ?? key,
  }));

const genderHere = (patient: LookedUpPatient | null): readonly SideValue[] =>
  plainValue(patient?.gender).map(({ text }) => ({
    text: [genderLabel(patient?.gender ?? null) ?? text.join('')],
    key: patient?.gender ?? '',
  }));

const genderThere = (theirs: PimsPatient | null): readonly SideValue[] =>
  plainValue(theirs?.gender ?? theirs?.normalizedGender).map(({ text }) => ({
    text,
    key: theirs ? reportedGender(theirs) : '',
  }));

/** A date without its time; an invalid one as reported. */
function dayValue(reported: string | null | undefined): readonly SideValue[] {
  const day = (reported ?? '').trim().slice(0, 10);
  return isPlainDate(day) ? [{ text: [formatDate(day)], key: day }] : plainValue(reported);
}

const pounds = (weight: number | null | undefined) =>
  weight == null || weight === 0 ? [] : plainValue(`${weight} lbs`);
