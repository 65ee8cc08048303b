import { knowledge } from '../conflict/conflict.test-data.js';
import { checkConflicts } from '../conflict/index.js';
import {
  type CdsAnswer,
  type CdsCall,
  type CdsSetting,
  type FhirMedicationRequest,
  type FhirMedicationStatement,
  type FhirPatient,
  type FhirResource,
  type Prefetched,
  prepareOrderCheck,
} from './index.js';

export { knowledge };
export const today = '2026-11-27';

export const text = (name: string) => ({ text: name });
/** A code without words. */
export const coded = (code: string) => ({ coding: [{ system: 'http://snomed.info/sct', code }] });
const sent = (resources: readonly FhirResource[]): Prefetched => ({ resources, isPartial: false });

const part = (url: string, name: string) => ({ url, valueCodeableConcept: text(name) });

export function animal(
  { species, breed }: { readonly species?: string; readonly breed?: string } = { species: 'Dog' },
  changes: Partial<FhirPatient> = {},
): FhirPatient {
  const parts = [...(species ? [part('species', species)] : []), ...(breed ? [part('breed', breed)] : [])];
  return {
    resourceType: 'Patient',
    id: '1',
    birthDate: '2019-04-02',
    extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/patient-animal', extension: parts }],
    ...changes,
  };
}

export const order = (name: string, changes: Partial<FhirMedicationRequest> = {}): FhirMedicationRequest => ({
  resourceType: 'MedicationRequest',
  id: `order-${name}`,
  status: 'draft',
  medicationCodeableConcept: text(name),
  subject: { reference: 'Patient/1' },
  ...changes,
});

export const takes = (name: string, changes: Partial<FhirMedicationStatement> = {}): FhirMedicationStatement => ({
  resourceType: 'MedicationStatement',
  id: `statement-${name}`,
  status: 'active',
  medicationCodeableConcept: text(name),
  ...changes,
});

interface Given {
  readonly patient?: FhirPatient;
  readonly allergies?: readonly FhirResource[];
  readonly conditions?: readonly FhirResource[];
  readonly medications?: readonly FhirResource[];
  readonly prescriptions?: readonly FhirResource[];
  readonly weight?: readonly FhirResource[];
}

export function callOf(orders: readonly FhirResource[], given: Given = {}): CdsCall {
  const { patient = animal(), allergies = [], conditions = [], medications = [], prescriptions = [] } = given;
  return {
    hook: 'order-sign',
    patientId: '1',
    selections: null,
    orders,
    prefetch: {
      patient: sent([patient]),
      allergies: sent(allergies),
      conditions: sent(conditions),
      medications: sent(medications),
      prescriptions: sent(prescriptions),
      weight: sent(given.weight ?? []),
    },
  };
}

/** Checks a call that has to be checked; IDs are numbers in order. */
export function answerTo(call: CdsCall, changes: Partial<CdsSetting> = {}): CdsAnswer {
  let last = 0;
  const newId = () => String((last += 1));
  const outcome = prepareOrderCheck(call, { knowledge, today, timeZone: 'America/New_York', newId, ...changes });
  if (outcome.kind !== 'ready') throw new Error(outcome.message);
  const { orders, answer } = outcome.check;
  return answer(orders.map(({ subject }) => checkConflicts(subject)));
}

export const cardsOf = (orders: readonly FhirResource[], given: Given = {}) => answerTo(callOf(orders, given)).cards;
