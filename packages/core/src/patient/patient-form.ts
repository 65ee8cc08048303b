import type { Issue } from '../failure/index.js';
import { speciesCodes, type SpeciesCode } from '../species/index.js';
import type { PlainDate } from '../time/index.js';
import { checkBirthdate } from './birthdate.js';
import { checkGender } from './gender-option.js';
import { checkPatientName } from './name.js';
import { checkWeight, checkWeightUnit } from './weight-form.js';

/** An allergy, a condition or a medication as it is sent: a code of the look-up, with its name. */
export interface CodedEntry {
  readonly code: string;
  readonly name: string;
}

/** What is typed and chosen of a patient; field names as AddLocationPatient takes them (C-159). */
export interface PatientForm {
  readonly name: string | null;
  readonly speciesCode: string | null;
  readonly breedCode: string | null;
  readonly gender: string | null;
  readonly birthdate: string | null;
  /** In `weightUnit`; what was typed and is no number is NaN. */
  readonly weight: number | null;
  readonly weightUnit: string | null;
  readonly allergies: readonly CodedEntry[];
  readonly healthConditions: readonly CodedEntry[];
  readonly currentMeds: readonly CodedEntry[];
}

type Codes = ReadonlySet<string>;

/** What a patient's form is judged by. */
export interface PatientFormFacts {
  /** The calendar day at the location. */
  readonly today: PlainDate;
  /** The location's feature patientGender (C-063). */
  readonly hasPatientGender: boolean;
  /** From the practice system: birth date and weight may be missing, and the gender is not of the offered ones (C-064, C-121). */
  readonly isImport: boolean;
  /** The gender that is stored; `null` of a new patient. */
  readonly storedGender: string | null;
  /** Breeds and conditions of the species chosen, allergies and medications of all. */
  readonly breeds: Codes;
  readonly healthConditions: Codes;
  readonly allergies: Codes;
  readonly medications: Codes;
}

/** C-061, C-069. */
export const patientFormTexts = {
  species: 'Please select one of the listed species.',
  breed: 'Please select one of the breeds of this species.',
  code: 'Please select one of the listed entries.',
} as const;

const isSpecies = (code: string | null): code is SpeciesCode => speciesCodes.some((known) => known === code);

/**
 * The violations of a patient's form.
 *
 * @returns issues in the order of the form, with the paths of the fields of the input
 * @see C-061 to C-067, C-069, C-121
 */
export function checkPatientForm(form: PatientForm, facts: PatientFormFacts): Issue[] {
  const { speciesCode, breedCode, gender, birthdate } = form;
  const { hasPatientGender, isImport, storedGender, today } = facts;
  const species = isSpecies(speciesCode) ? speciesCode : null;
  return [
    ...checkPatientName(form.name),
    ...(species === null ? [{ path: 'speciesCode', code: 'required', message: patientFormTexts.species }] : []),
    ...(breedCode !== null && !facts.breeds.has(breedCode)
      ? [{ path: 'breedCode', code: 'unknown', message: patientFormTexts.breed }]
      : []),
    ...checkGender({ gender, stored: storedGender, species, hasPatientGender, isImport }),
    ...(isImport && birthdate === null ? [] : checkBirthdate(birthdate, today)),
    ...checkWeight(form.weight),
    ...checkWeightUnit(form.weightUnit),
    ...checkCodes(form.allergies, facts.allergies, 'allergies'),
    ...checkCodes(form.healthConditions, facts.healthConditions, 'healthConditions'),
    ...checkCodes(form.currentMeds, facts.medications, 'currentMeds'),
  ];
}

/** The violations of chosen entries: each is one of the look-up. @param path - of the list in its input @see C-069 */
export function checkCodes(entries: readonly CodedEntry[], known: Codes, path: string): Issue[] {
  return entries.flatMap(({ code }, index) =>
    known.has(code) ? [] : [{ path: `${path}.${index}`, code: 'unknown', message: patientFormTexts.code }],
  );
}
