export type { CardIndicator, CdsCard } from './card/card.js';
export { cdsHooks, cdsPrefetch, prefetchKeys } from './cds-call.js';
export type { CdsCall, CdsHook, Prefetched, PrefetchKey } from './cds-call.js';
export { checkOrders } from './check-orders.js';
export type { CdsAnswer, CdsOutcome, CdsSetting } from './check-orders.js';
export type {
  FhirAllergy,
  FhirConcept,
  FhirCondition,
  FhirExtension,
  FhirMedication,
  FhirMedicationRequest,
  FhirMedicationStatement,
  FhirObservation,
  FhirPatient,
  FhirResource,
  OtherResource,
} from './fhir/index.js';
export { cdsServices } from './services.js';
