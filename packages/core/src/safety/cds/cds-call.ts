import type { FhirResource } from './fhir/index.js';

/** The hooks that Signa answers. */
export const cdsHooks = ['order-select', 'order-sign'] as const;
export type CdsHook = (typeof cdsHooks)[number];

/** What Signa asks a client to send with each call, by FHIR query. */
export const cdsPrefetch = {
  patient: 'Patient/{{context.patientId}}',
  allergies: 'AllergyIntolerance?patient={{context.patientId}}',
  conditions: 'Condition?patient={{context.patientId}}',
  medications: 'MedicationStatement?patient={{context.patientId}}&_sort=-effective&_count=100',
  prescriptions: 'MedicationRequest?patient={{context.patientId}}&_sort=-authoredon&_count=100',
  weight: 'Observation?patient={{context.patientId}}&code=29463-7&_sort=-date&_count=1',
} as const;
export type PrefetchKey = keyof typeof cdsPrefetch;
export const prefetchKeys = ['patient', 'allergies', 'conditions', 'medications', 'prescriptions', 'weight'] as const;

/** The answer to one query. */
export interface Prefetched {
  readonly resources: readonly FhirResource[];
  /** Whether only a part was sent: a page of a search, or more than the limit. */
  readonly isPartial: boolean;
}

/** A call of a hook, decoded. */
export interface CdsCall {
  readonly hook: CdsHook;
  readonly patientId: string;
  /** The chosen orders of order-select, such as 'MedicationRequest/103'; `null` for all. */
  readonly selections: readonly string[] | null;
  readonly orders: readonly FhirResource[];
  /** `null` for a query that was not answered, or that failed. */
  readonly prefetch: Readonly<Record<PrefetchKey, Prefetched | null>>;
}
