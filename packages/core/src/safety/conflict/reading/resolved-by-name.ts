import type { MedicationFacts } from '../../../clients/patient/index.js';
import type { KnowledgePackage } from '../../../knowledge/index.js';
import { readMedication } from './read-medication.js';

/**
 * Resolves a medication that is not in the catalog by its name, if all of it is recognized with its exact spelling;
 * otherwise it is unchanged, and listed as not checked.
 *
 * @see P-324
 */
function resolvedByName(medication: MedicationFacts, knowledge: KnowledgePackage): MedicationFacts {
  const reading = medication.isResolved ? null : readMedication(medication.name, knowledge);
  if (!reading?.isSure) return medication;
  const { ingredients, keywords } = reading;
  return { ...medication, isResolved: true, ingredients, keywords };
}

/** A patient whose recorded medications are resolved by name if they are not in the catalog (P-324). */
export function withReadMedications<Patient extends { readonly currentMeds: readonly MedicationFacts[] }>(
  patient: Patient,
  knowledge: KnowledgePackage,
): Patient {
  return { ...patient, currentMeds: patient.currentMeds.map((medication) => resolvedByName(medication, knowledge)) };
}
