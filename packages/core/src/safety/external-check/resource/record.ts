import type { ConflictSubject } from '../../signing/index.js';
import { hl7Code, patientReference, type SentResource, withValues } from './fhir-json.js';

/** How FHIR names the kinds of allergens. */
const categories: Readonly<Record<string, string>> = {
  drug: 'medication',
  'drug-class': 'medication',
  food: 'food',
  environment: 'environment',
};

/** The recorded allergies, by name. */
export const allergyResources = (id: string, { patient }: ConflictSubject): readonly SentResource[] =>
  patient.allergies.map(({ name, kind }, at) => ({
    resourceType: 'AllergyIntolerance',
    id: `allergy-${at + 1}`,
    clinicalStatus: hl7Code('allergyintolerance-clinical', 'active'),
    ...withValues({ category: [categories[kind] ?? []].flat() }),
    code: { text: name },
    patient: patientReference(id),
  }));

/** The recorded health conditions, by name. */
export const conditionResources = (id: string, { patient }: ConflictSubject): readonly SentResource[] =>
  patient.healthConditions.map(({ name }, at) => ({
    resourceType: 'Condition',
    id: `condition-${at + 1}`,
    clinicalStatus: hl7Code('condition-clinical', 'active'),
    code: { text: name },
    subject: patientReference(id),
  }));

/** The recorded medications that were not prescribed here, by name. */
export const statementResources = (id: string, { patient }: ConflictSubject): readonly SentResource[] =>
  patient.currentMeds.map(({ name, ingredients }, at) => ({
    resourceType: 'MedicationStatement',
    id: `medication-${at + 1}`,
    status: 'active',
    medicationCodeableConcept: { text: drugText(name, ingredients) },
    subject: patientReference(id),
  }));

/** A drug by its name, with the ingredients that the name doesn't contain: 'Rimadyl 75 mg (carprofen)'. */
export function drugText(name: string, ingredients: readonly string[]): string {
  const missing = ingredients.filter((ingredient) => !name.toLowerCase().includes(ingredient.toLowerCase()));
  return missing.length === 0 ? name : `${name} (${missing.join(', ')})`;
}
