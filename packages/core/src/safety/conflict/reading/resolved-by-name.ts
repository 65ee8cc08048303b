import type { MedicationFacts } from '../../../clients/patient/index.js';
import { readMedication } from './read-medication.js';

/**
 * A medication that the catalogue does not have as what its name says it is, where all of the name is read as it is
 * spelled; as it was otherwise, and listed as not checked.
 *
 * @see P-324
 */
function resolvedByName(medication: MedicationFacts): MedicationFacts {
  const reading = medication.isResolved ? null : readMedication(medication.name);
  if (!reading?.isSure) return medication;
  const { ingredients, keywords } = reading;
  return { ...medication, isResolved: true, ingredients, keywords };
}

/** A patient whose recorded medications are resolved by their names where the catalogue does not have them (P-324). */
export function withReadMedications<Patient extends { readonly currentMeds: readonly MedicationFacts[] }>(
  patient: Patient,
): Patient {
  return { ...patient, currentMeds: patient.currentMeds.map(resolvedByName) };
}
