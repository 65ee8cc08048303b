import { trimmed } from '../../base/text/index.js';
import { medicationNames } from './medication-names.js';
import type { PatientFacts } from './patient.js';

/** The labels of the Medical Information panel, in its order (C-058). */
export const medicalLabels = {
  allergies: 'Allergies/Hypersensitivities',
  medications: 'Current medications',
  conditions: 'Health Conditions',
} as const;
export type MedicalField = keyof typeof medicalLabels;

/**
 * A patient's medical information; each field is a list of names separated by commas, `null` when nothing is recorded.
 */
export type MedicalInformation = Readonly<Record<MedicalField, string | null>>;

const listed = (entries: readonly { readonly name: string }[]): string | null =>
  [...new Set(entries.map(({ name }) => trimmed(name)))].filter(Boolean).join(', ') || null;

/**
 * The medical information of a patient. Active prescriptions count as current medications; each medicine is listed
 * once.
 *
 * @see C-058
 */
export function medicalInformation(
  patient: Pick<PatientFacts, 'allergies' | 'currentMeds' | 'activePrescriptions' | 'healthConditions'>,
): MedicalInformation {
  return {
    allergies: listed(patient.allergies),
    medications: medicationNames(patient).join(', ') || null,
    conditions: listed(patient.healthConditions),
  };
}
