import {
  type CodedEntry,
  defaultWeightUnit,
  type ImportedPatient,
  type PatientChange,
  type PatientForm,
  type WeightUnit,
  isWeightUnit,
} from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { trimmedOrNull } from '@signa/core/base';
import { readWeight } from './weight-text';

export type FormPatient = NonNullable<Operations['getLocationPatient']['data']['locationPatient']>;

/** The typed and chosen values of a patient; `''` means no value. */
export interface PatientDraft {
  readonly name: string;
  readonly speciesCode: string;
  readonly breedCode: string;
  readonly gender: string;
  readonly birthdate: string;
  readonly weight: string;
  readonly weightUnit: WeightUnit;
  readonly prescVetLocationUserId: string;
  readonly lastExamDate: string;
  readonly isActive: boolean;
  readonly deceasedDate: string;
  readonly allergies: readonly CodedEntry[];
  readonly healthConditions: readonly CodedEntry[];
  readonly currentMeds: readonly CodedEntry[];
}

export const emptyDraft: PatientDraft = {
  name: '',
  speciesCode: '',
  breedCode: '',
  gender: '',
  birthdate: '',
  weight: '',
  weightUnit: defaultWeightUnit,
  prescVetLocationUserId: '',
  lastExamDate: '',
  isActive: true,
  deceasedDate: '',
  allergies: [],
  healthConditions: [],
  currentMeds: [],
};

const coded = ({ code, name }: { readonly code: string | null; readonly name: string }): CodedEntry => ({
  code: code ?? '',
  name,
});

/** A stored patient; a weight of 0 means no weight (C-067). */
export const draftOf = (patient: FormPatient): PatientDraft => ({
  name: patient.name,
  speciesCode: patient.species?.code ?? '',
  breedCode: patient.breed?.code ?? '',
  gender: patient.gender ?? '',
  birthdate: patient.birthdate ?? '',
  weight: patient.weight ? String(patient.weight) : '',
  weightUnit: patient.weightUnit ?? defaultWeightUnit,
  prescVetLocationUserId: patient.prescVetLocationUserId ?? '',
  lastExamDate: patient.lastExamDate ?? '',
  isActive: patient.isActive,
  deceasedDate: patient.deceasedDate ?? '',
  allergies: patient.allergies.map(coded),
  healthConditions: patient.healthConditions.map(coded),
  currentMeds: patient.currentMeds.map(coded),
});

/** The form that core validates and the server accepts. */
export const formOf = (draft: PatientDraft): PatientForm => ({
  name: draft.name,
  speciesCode: trimmedOrNull(draft.speciesCode),
  breedCode: trimmedOrNull(draft.breedCode),
  gender: trimmedOrNull(draft.gender),
  birthdate: trimmedOrNull(draft.birthdate),
  weight: readWeight(draft.weight),
  weightUnit: draft.weightUnit,
  allergies: draft.allergies,
  healthConditions: draft.healthConditions,
  currentMeds: draft.currentMeds,
  prescVetLocationUserId: trimmedOrNull(draft.prescVetLocationUserId),
  lastExamDate: trimmedOrNull(draft.lastExamDate),
});

/** A PIMS patient, converted for import. */
export const draftOfImported = (imported: ImportedPatient): PatientDraft => ({
  ...emptyDraft,
  name: imported.name,
  speciesCode: imported.speciesCode,
  breedCode: imported.breedCode ?? '',
  gender: imported.gender,
  birthdate: imported.birthdate ?? '',
  weight: imported.weight === null ? '' : String(imported.weight),
  weightUnit: imported.weightUnit,
  isActive: imported.isActive,
  allergies: imported.allergies,
});

/** The draft fields that a PIMS difference changes. */
export const draftChange = ({ weight, weightUnit, ...change }: PatientChange): Partial<PatientDraft> => ({
  ...Object.fromEntries(Object.entries(change).map(([field, value]) => [field, value ?? ''])),
  ...(weight != null && { weight: String(weight) }),
  ...(isWeightUnit(weightUnit) ? { weightUnit } : {}),
});
