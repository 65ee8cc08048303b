import type { ConflictPatient, ConflictSubject, SigningFacts } from '../signing/index.js';
import type { CdsCall } from './cds-call.js';
import {
  conceptLabel,
  type FhirMedicationRequest,
  type FhirPatient,
  isOfOther,
  referenceId,
  resourcesOf,
} from './fhir/index.js';
import { directionsOf, supplyOf } from './reading/dispensing.js';
import type { NotRead } from './reading/not-read.js';
import { type ReadDrug, readDrug } from './reading/read-drug.js';
import type { ReadTherapy, TherapySetting } from './reading/read-therapies.js';
import { readTherapy } from './reading/read-therapies.js';

/** An order with what it is checked against. */
export interface OrderSubject {
  readonly drug: ReadDrug;
  readonly subject: ConflictSubject;
}

/** What is known of the patient besides the orders. */
export interface ReadRecord {
  readonly animal: Pick<ConflictPatient, 'species' | 'breed' | 'birthdate' | 'weight' | 'weightUnit'>;
  readonly allergies: ConflictPatient['allergies'];
  readonly healthConditions: ConflictPatient['healthConditions'];
  readonly therapies: readonly ReadTherapy[];
}

/** Newest first, as the checks expect. */
const newestFirst = <T>(items: readonly T[], at: (item: T) => string): readonly T[] =>
  items.toSorted((a, b) => (at(a) < at(b) ? 1 : -1));

function factsOf(therapies: readonly ReadTherapy[]): SigningFacts {
  return {
    therapy: newestFirst(
      therapies.flatMap(({ active }) => active ?? []),
      ({ at }) => at,
    ),
    issued: newestFirst(
      therapies.flatMap(({ issued }) => issued ?? []),
      ({ issuedAt }) => issuedAt,
    ),
    weights: [],
    declines: [],
    animals: [],
    usage: { count: 0, median: null },
  };
}

function productOf({ id, name, ingredients, keywords, presentation }: ReadDrug): ConflictSubject['product'] {
  return {
    id,
    title: name,
    ingredients,
    keywords,
    classification: '',
    productPresentation: presentation === null ? null : { id: '', description: presentation },
    productSpecies: [],
    productFlavors: [],
    weightMin: null,
    weightMax: null,
    shelfLife: null,
  };
}

function subjectOf(
  order: FhirMedicationRequest,
  drug: ReadDrug,
  { animal, allergies, healthConditions }: ReadRecord,
  therapies: readonly ReadTherapy[],
  { knowledge, today, timeZone }: TherapySetting,
): ConflictSubject {
  const dosages = order.dosageInstruction ?? [];
  const { quantity, unit, days, refills } = supplyOf(order);
  const renewed = referenceId(order.priorPrescription, 'MedicationRequest');
  return {
    product: productOf(drug),
    patient: {
      ...animal,
      allergies,
      healthConditions,
      currentMeds: [],
      activePrescriptions: therapies.flatMap(({ medication }) => medication ?? []),
    },
    daysSupply: days,
    today,
    timeZone,
    knowledge,
    renewedProductId: therapies.find(({ id }) => id === renewed)?.drug.id ?? null,
    dosing: {
      strengthDisplay: null,
      unit,
      packsizeQty: null,
      unitPerFill: quantity,
      directions: directionsOf(dosages),
      refills,
      prnFlag: dosages.some(({ asNeededBoolean }) => asNeededBoolean === true),
    },
    facts: factsOf(therapies),
    self: { taskId: null, draftId: order.id ?? null, previousPrescriptionId: renewed },
  };
}

const idsOf = (selections: readonly string[]) => selections.map((selection) => selection.split('/').at(-1) ?? '');

const isSent = ({ id }: FhirMedicationRequest, among: readonly string[]) => id != null && among.includes(id);

/** Orders that are not of medications, and selections that name no order. */
export function uncheckedOrders({ orders, selections }: CdsCall): readonly NotRead[] {
  const sentIds = orders.flatMap(({ id }) => id ?? []);
  const missing = idsOf(selections ?? []).filter((id) => !sentIds.includes(id));
  const others = orders.filter(
    ({ resourceType }) => resourceType !== 'MedicationRequest' && resourceType !== 'Medication',
  );
  const isSelected = ({ id }: (typeof orders)[number]) =>
    selections === null || id == null || idsOf(selections).includes(id);
  const forbidding = resourcesOf(orders, 'MedicationRequest').filter(({ doNotPerform }) => doNotPerform === true);
  return [
    ...forbidding.map(({ medicationCodeableConcept }) => ({
      name: conceptLabel(medicationCodeableConcept),
      reason: 'An instruction not to give it; it was not compared.',
    })),
    ...others.filter(isSelected).map((order) => ({
      name: `Order of type ${(order.resourceType === 'Other' ? order.sentAs : order.resourceType) ?? 'unknown'}`.slice(
        0,
        80,
      ),
      reason: 'Only orders of type MedicationRequest that match FHIR R4 are checked.',
    })),
    ...missing.map((id) => ({ name: `Selection ${id.slice(0, 80)}`, reason: 'It is not among the draft orders.' })),
  ];
}

/**
 * The orders to check, each with the other therapy of the patient. Of two orders of the same call, the later one is
 * checked against the earlier one.
 */
export function orderSubjects(
  call: CdsCall,
  patient: FhirPatient,
  record: ReadRecord,
  setting: TherapySetting,
): readonly OrderSubject[] {
  const orders = resourcesOf(call.orders, 'MedicationRequest').filter(
    (order) => order.doNotPerform !== true && !isOfOther(order, patient),
  );
  const isChosen = (order: FhirMedicationRequest) => call.selections === null || isSent(order, idsOf(call.selections));
  const others = orders.filter((order) => !isChosen(order));
  const recorded = record.therapies.filter(({ id }) => !orders.some((order) => order.id === id));
  const asTherapy = (list: readonly FhirMedicationRequest[]) =>
    list.flatMap((order, at) => readTherapy({ ...order, status: 'draft' }, at, setting).value ?? []);
  return orders.filter(isChosen).map((order, at, chosen) => {
    const therapies = [...recorded, ...asTherapy([...others, ...chosen.slice(0, at)])];
    const drug = readDrug(order, order.dosageInstruction ?? [], setting.sent, setting.knowledge);
    return { drug, subject: subjectOf(order, drug, record, therapies, setting) };
  });
}
