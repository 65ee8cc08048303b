export type { CardIndicator, CdsCard } from './card/card.js';
export { cdsHooks, cdsPrefetch, prefetchKeys } from './cds-call.js';
export type { CdsCall, CdsHook, Prefetched, PrefetchKey } from './cds-call.js';
export { prepareOrderCheck } from './prepare-order-check.js';
export type { CdsAnswer, CdsSetting, OrderCheck, OrderCheckOutcome } from './prepare-order-check.js';
export type { OrderSubject } from './order-subjects.js';
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
