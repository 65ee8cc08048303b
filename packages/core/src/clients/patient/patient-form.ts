import type { Issue } from '../../base/failure/index.js';
import { speciesCodes, type SpeciesCode } from '../../base/species/index.js';
import { trimmed } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { checkBirthdate } from './birthdate.js';
import { checkGender } from './gender-option.js';
import { checkPatientName } from './name.js';
import { checkWeight, checkWeightUnit } from './weight-form.js';

/** A submitted allergy, condition or medication: a listed code with its name. */
export interface CodedEntry {
  readonly code: string;
  readonly name: string;
}

/** The form of a patient. Field names are those of AddLocationPatient (C-159). */
export interface PatientForm {
  readonly name: string | null;
  readonly speciesCode: string | null;
  readonly breedCode: string | null;
  readonly gender: string | null;
  readonly birthdate: string | null;
  /** In `weightUnit`; NaN when the typed text is not a number. */
  readonly weight: number | null;
  readonly weightUnit: string | null;
  readonly allergies: readonly CodedEntry[];
  readonly healthConditions: readonly CodedEntry[];
  readonly currentMeds: readonly CodedEntry[];
  readonly prescVetLocationUserId: string | null;
}

/** The codes of a list to choose from. */
type Listed = readonly { readonly code: string }[];

/** The context for validating a patient's form. */
export interface PatientFormFacts {
  /** The calendar day at the location. */
  readonly today: PlainDate;
  /** The location's feature patientGender (C-063). */
  readonly hasPatientGender: boolean;
  /**
   * From the practice system: birthdate and weight may be missing, and the gender need not be one of the options
   * (C-064, C-121).
   */
  readonly isImport: boolean;
  /** The stored patient; `null` for a new one. A stored value is valid until it is changed (C-064). */
  readonly stored: PatientForm | null;
  /** Breeds and conditions of the chosen species, allergies and medications of all species. */
  readonly breeds: Listed;
  readonly healthConditions: Listed;
  readonly allergies: Listed;
  readonly medications: Listed;
  /** The IDs of possible prescribing vets (C-070). */
  readonly vetIds: readonly string[];
}

/** C-061, C-069, C-070. */
export const patientFormTexts = {
  species: 'Please select one of the listed species.',
  breed: 'Please select one of the breeds of this species.',
  code: 'Please select one of the listed entries.',
  vet: 'Please select one of the vets of this location.',
} as const;

/** Whether a code is a listed species. @see C-061, C-200 */
export const isSpecies = (code: string | null): code is SpeciesCode => speciesCodes.some((known) => known === code);

/**
 * The issues of a patient's form. Unchanged stored values have none; changing the species also counts as changing
 * gender, breed and conditions.
 *
 * @returns issues in the order of the form, with the paths of the fields of the input
 * @see C-061 to C-067, C-069, C-070, C-121
 */
export function checkPatientForm(form: PatientForm, facts: PatientFormFacts): Issue[] {
  const { speciesCode, breedCode, gender, birthdate, prescVetLocationUserId: vetId } = form;
  const { hasPatientGender, isImport, stored, today } = facts;
  const species = isSpecies(speciesCode) ? speciesCode : null;
  const ofSpecies = stored?.speciesCode === speciesCode ? stored : null;
  return [
    ...checkPatientName(form.name),
    ...(species === null ? [{ path: 'speciesCode', code: 'required', message: patientFormTexts.species }] : []),
    ...(breedCode !== null && breedCode !== ofSpecies?.breedCode && !isIn(facts.breeds, breedCode)
      ? [{ path: 'breedCode', code: 'unknown', message: patientFormTexts.breed }]
      : []),
    ...checkGender({ gender, stored: ofSpecies?.gender ?? null, species, hasPatientGender, isImport }),
    ...(isImport && birthdate === null ? [] : checkBirthdate(birthdate, today)),
    ...checkWeight(form.weight),
    ...checkWeightUnit(form.weightUnit),
    ...checkCodes(form.allergies, [...facts.allergies, ...(stored?.allergies ?? [])], 'allergies'),
    ...checkCodes(
      form.healthConditions,
      [...facts.healthConditions, ...(ofSpecies?.healthConditions ?? [])],
      'healthConditions',
    ),
    ...checkCodes(form.currentMeds, [...facts.medications, ...(stored?.currentMeds ?? [])], 'currentMeds'),
    ...(vetId !== null && vetId !== stored?.prescVetLocationUserId && !facts.vetIds.includes(vetId)
      ? [{ path: 'prescVetLocationUserId', code: 'unknown', message: patientFormTexts.vet }]
      : []),
  ];
}

/** The issues of chosen entries that are not listed. @param path - of the list in its input @see C-069 */
export function checkCodes(entries: readonly CodedEntry[], known: Listed, path: string): Issue[] {
  return entries.flatMap(({ code }, index) =>
    isIn(known, code) ? [] : [{ path: `${path}.${index}`, code: 'unknown', message: patientFormTexts.code }],
  );
}

const isIn = (list: Listed, code: string) => list.some((entry) => entry.code === code);

/** A form with its name as it is stored: trimmed. @see C-061 */
export const settlePatientForm = (form: PatientForm): PatientForm => ({ ...form, name: trimmed(form.name) || null });
