import type { Issue } from '../../base/failure/index.js';
import type { AuditedField, FieldSpec } from '../../base/form/index.js';
import { nameMaximum } from '../../base/name/index.js';
import { trimmed } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { checkBirthdate } from './birthdate.js';
import { checkGender } from './gender-option.js';
import { checkCodes, type CodedEntry, isListed, isSpecies, type Listed, patientFormTexts } from './listed-code.js';
import { checkLastExam, lastExamLabel } from './last-exam.js';
import { medicalLabels } from './medical-information.js';
import { checkPatientName } from './name.js';
import { checkWeight, checkWeightUnit } from './weight-form.js';

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
  /** The day of the last physical exam. */
  readonly lastExamDate: string | null;
}

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

/** The context, with the form whose other fields a check reads. */
export type PatientCheckFacts = PatientFormFacts & { readonly form: PatientForm };

interface PatientFieldSpec<Field extends keyof PatientForm> extends FieldSpec<
  PatientForm[Field],
  PatientForm[Field],
  PatientCheckFacts
> {
  /** `null` where the audit shows it with a format, or all records share the words. */
  readonly audited: AuditedField | null;
}

type Table = { readonly [Field in keyof PatientForm]: PatientFieldSpec<Field> };

/** The stored values of the same species: a change of the species also changes what depends on it. */
const ofSameSpecies = ({ form, stored }: PatientCheckFacts) =>
  stored?.speciesCode === form.speciesCode ? stored : null;

const asIs = <Value>(value: Value): Value => value;
const choice = { shape: 'anyText', empty: null, maxLength: null, settle: asIs, isEmptiedByNull: true } as const;
const entries = { shape: 'coded', empty: [], maxLength: null, settle: asIs, isEmptiedByNull: true } as const;
const unknown = (path: string, message: string): Issue => ({ path, code: 'unknown', message });

/**
 * The fields of a patient, in the order of the form. The schemas, the empty form, the check, what is stored, updates and
 * the audit words derive from this table; the columns of the server are typed by it.
 *
 * @see C-061 to C-071, C-350
 */
export const patientFields = {
  name: {
    label: 'Name',
    shape: 'anyText',
    empty: null,
    maxLength: nameMaximum,
    check: (name, path) => checkPatientName(name, path),
    settle: (name) => trimmed(name) || null,
    isEmptiedByNull: true,
    audited: null,
  },
  speciesCode: {
    ...choice,
    label: 'Species',
    check: (code, path) => (isSpecies(code) ? [] : [{ path, code: 'required', message: patientFormTexts.species }]),
    audited: null,
  },
  breedCode: {
    ...choice,
    label: 'Breed',
    check: (code, path, facts) =>
      code === null || code === ofSameSpecies(facts)?.breedCode || isListed(facts.breeds, code)
        ? []
        : [unknown(path, patientFormTexts.breed)],
    audited: null,
  },
  gender: {
    ...choice,
    label: 'Gender',
    check: (gender, _path, facts) => {
      const { hasPatientGender, isImport, form } = facts;
      const species = isSpecies(form.speciesCode) ? form.speciesCode : null;
      return checkGender({ gender, stored: ofSameSpecies(facts)?.gender ?? null, species, hasPatientGender, isImport });
    },
    audited: null,
  },
  birthdate: {
    ...choice,
    label: 'Birthdate',
    check: (date, path, { isImport, today }) => (isImport && date === null ? [] : checkBirthdate(date, today, path)),
    audited: { field: 'birthdate', label: 'Birth date' },
  },
  weight: {
    label: 'Weight',
    shape: 'anyNumber',
    empty: null,
    maxLength: null,
    check: (weight, path) => checkWeight(weight, path),
    settle: asIs,
    isEmptiedByNull: true,
    audited: { field: 'weight' },
  },
  weightUnit: {
    ...choice,
    label: 'Unit',
    check: (unit, path) => checkWeightUnit(unit, path),
    audited: { field: 'weightUnit', label: 'Weight unit' },
  },
  allergies: {
    ...entries,
    label: medicalLabels.allergies,
    check: (list, path, { allergies, stored }) => checkCodes(list, [...allergies, ...(stored?.allergies ?? [])], path),
    audited: null,
  },
  healthConditions: {
    ...entries,
    label: medicalLabels.conditions,
    check: (list, path, facts) =>
      checkCodes(list, [...facts.healthConditions, ...(ofSameSpecies(facts)?.healthConditions ?? [])], path),
    audited: null,
  },
  currentMeds: {
    ...entries,
    label: medicalLabels.medications,
    check: (list, path, { medications, stored }) =>
      checkCodes(list, [...medications, ...(stored?.currentMeds ?? [])], path),
    audited: null,
  },
  prescVetLocationUserId: {
    ...choice,
    label: 'Vet',
    check: (id, path, { stored, vetIds }) =>
      id === null || id === stored?.prescVetLocationUserId || vetIds.includes(id)
        ? []
        : [unknown(path, patientFormTexts.vet)],
    audited: null,
  },
  lastExamDate: {
    ...choice,
    label: lastExamLabel,
    check: (date, path, { today, stored, form }) =>
      date === stored?.lastExamDate ? [] : checkLastExam(date, { today, birthdate: form.birthdate }, path),
    audited: { field: 'lastExamDate', label: lastExamLabel },
  },
} as const satisfies Table;
