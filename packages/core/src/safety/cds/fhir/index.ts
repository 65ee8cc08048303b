export { conceptLabel, conceptText, hasCode } from './concept-text.js';
export { dayOf, instantOf } from './fhir-date.js';
export { resourcesOf } from './fhir.js';
export type {
  FhirAllergy,
  FhirConcept,
  FhirCondition,
  FhirDosage,
  FhirExtension,
  FhirMedication,
  FhirMedicationRequest,
  FhirMedicationStatement,
  FhirObservation,
  FhirPatient,
  FhirQuantity,
  FhirReference,
  FhirResource,
  OtherResource,
} from './fhir.js';
export { isOfOther } from './owner.js';
export { referenceId } from './reference-id.js';
