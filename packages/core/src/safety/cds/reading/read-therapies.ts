import type { MedicationFacts } from '../../../clients/patient/index.js';
import type { KnowledgePackage } from '../../../knowledge/index.js';
import type { PlainDate } from '../../../base/time/index.js';
import type { ActiveTherapyFacts, IssuedTherapyFacts } from '../../signing/index.js';
import {
  dayOf,
  type FhirMedication,
  type FhirMedicationRequest,
  type FhirMedicationStatement,
  instantOf,
} from '../fhir/index.js';
import { directionsOf, supplyOf } from './dispensing.js';
import type { NotRead, Read } from './not-read.js';
import { readDrug, type ReadDrug, therapyProduct } from './read-drug.js';

/** What a patient takes or took, as the check compares it. */
export interface ReadTherapy {
  readonly id: string;
  readonly drug: ReadDrug;
  readonly medication: MedicationFacts | null;
  readonly active: ActiveTherapyFacts | null;
  readonly issued: IssuedTherapyFacts | null;
}

export interface TherapySetting {
  readonly sent: readonly FhirMedication[];
  readonly knowledge: KnowledgePackage;
  readonly timeZone: string;
  readonly today: PlainDate;
}

type Sent = FhirMedicationRequest | FhirMedicationStatement;

const ended: ReadonlySet<string> = new Set(['completed', 'stopped']);
const neverTaken: ReadonlySet<string> = new Set(['cancelled', 'entered-in-error', 'not-taken']);

const isRequest = (sent: Sent): sent is FhirMedicationRequest => sent.resourceType === 'MedicationRequest';
const dosagesOf = (sent: Sent) => (isRequest(sent) ? sent.dosageInstruction : sent.dosage) ?? [];

/** The day on which a statement says that it ended; `null` if it says none. */
function endOf(sent: Sent, timeZone: string): PlainDate | null {
  return isRequest(sent) ? null : dayOf(sent.effectivePeriod?.end ?? sent.effectiveDateTime, timeZone);
}

function startOf(sent: Sent): string | null {
  return instantOf(isRequest(sent) ? sent.authoredOn : (sent.effectivePeriod?.start ?? sent.effectiveDateTime));
}

function medicationOf(id: string, drug: ReadDrug): MedicationFacts {
  return {
    name: drug.name,
    isResolved: drug.known === 'all',
    productId: drug.id,
    classification: null,
    presentation: drug.presentation,
    ingredients: drug.ingredients,
    keywords: drug.keywords,
    prescriptionId: id,
  };
}

/** The fields that the record of a therapy and of an earlier prescription share. */
function commonOf(id: string, sent: Sent, drug: ReadDrug) {
  const supply = isRequest(sent) ? supplyOf(sent) : null;
  const dosages = dosagesOf(sent);
  return {
    id,
    by: (isRequest(sent) && sent.requester?.display?.slice(0, 100)) || null,
    product: therapyProduct(drug, supply?.unit ?? null),
    quantity: supply?.quantity ?? null,
    directions: directionsOf(dosages),
    daysSupply: supply?.days ?? null,
    refills: supply?.refills ?? null,
    prnFlag: dosages.some(({ asNeededBoolean }) => asNeededBoolean === true),
    rxNumber: null,
    elsewhere: { number: null },
    expiresOn: null,
  };
}

/** A therapy that ended: only its washout period matters. */
function endedTherapy(id: string, sent: Sent, drug: ReadDrug, timeZone: string): Read<ReadTherapy | null> {
  const end = endOf(sent, timeZone);
  const issuedAt = end === null ? startOf(sent) : `${end}T12:00:00.000Z`;
  if (issuedAt === null) {
    const reason = 'Ended on an unknown day, so not checked for a washout period.';
    return { value: null, notRead: [{ name: drug.name, reason }] };
  }
  const common = commonOf(id, sent, drug);
  // The day on which a statement ended is the last one of a course of one day.
  const course = end === null ? {} : { daysSupply: 1, refills: null, prnFlag: false };
  const issued = { ...common, ...course, quantity: common.quantity ?? 0, issuedAt, flavorId: null, isFillable: false };
  return { value: { id, drug, medication: null, active: null, issued }, notRead: unknownDrug(drug) };
}

const unknownDrug = ({ known, name }: ReadDrug): readonly NotRead[] =>
  known === 'none' ? [{ name, reason: 'Not a known drug, so not checked for a washout period.' }] : [];

function currentTherapy(id: string, sent: Sent, drug: ReadDrug): ReadTherapy {
  const common = commonOf(id, sent, drug);
  const at = startOf(sent);
  return {
    id,
    drug,
    medication: medicationOf(id, drug),
    active: {
      ...common,
      kind: sent.status === 'draft' ? 'draft' : 'prescription',
      at: at ?? '',
      fillsLeft: null,
      unitsLeft: null,
      isFilled: true,
      previousPrescriptionId: null,
      prescriptionId: null,
    },
    issued:
      at === null
        ? null
        : { ...common, quantity: common.quantity ?? 0, issuedAt: at, flavorId: null, isFillable: true },
  };
}

/** A request or statement about a medication; `null` if it was never taken. */
export function readTherapy(sent: Sent, at: number, setting: TherapySetting): Read<ReadTherapy | null> {
  const { knowledge, timeZone, today } = setting;
  if (neverTaken.has(sent.status ?? '')) return { value: null, notRead: [] };
  const drug = readDrug(sent, dosagesOf(sent), setting.sent, knowledge);
  if (isRequest(sent) && sent.doNotPerform === true) {
    const reason = 'An instruction not to give it; it was not compared.';
    return { value: null, notRead: [{ name: drug.name, reason }] };
  }
  const id = sent.id ?? `${sent.resourceType} ${at + 1}`;
  const end = endOf(sent, timeZone);
  const isPast = end !== null && end < today && !isRequest(sent) && sent.effectivePeriod?.end != null;
  if (ended.has(sent.status ?? '') || isPast) return endedTherapy(id, sent, drug, timeZone);
  return { value: currentTherapy(id, sent, drug), notRead: [] };
}
