import type { KnowledgePackage } from '../../knowledge/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { type ConflictReport, readAsText } from '../conflict/index.js';
import type { CdsCard, CardWithoutId } from './card/card.js';
import { findingCards } from './card/finding-cards.js';
import { notCheckedCards, unknownDrugCard } from './card/not-checked-card.js';
import type { CdsCall } from './cds-call.js';
import type { FhirPatient } from './fhir/index.js';
import { type OrderSubject, orderSubjects, uncheckedOrders } from './order-subjects.js';
import type { NotRead } from './reading/not-read.js';
import { readRecord } from './read-record.js';

/** What a check depends on besides the call. */
export interface CdsSetting {
  readonly knowledge: KnowledgePackage;
  readonly today: PlainDate;
  readonly timeZone: string;
  /** A new UUID for each card. */
  readonly newId: () => string;
}

/** The answer to a call. */
export interface CdsAnswer {
  readonly cards: readonly CdsCard[];
  /** Which knowledge was used, as an extension of CDS Hooks. */
  readonly extension: { readonly 'org.signa.knowledge': { readonly name: string; readonly version: string } };
}

/** The orders of a call, each to be checked by `checkConflicts`, and the answer from their reports. */
export interface OrderCheck {
  readonly orders: readonly OrderSubject[];
  /** @param reports - one for each order */
  readonly answer: (reports: readonly ConflictReport[]) => CdsAnswer;
}

/** Whether a call can be checked, and if not, what is missing or wrong. */
export type OrderCheckOutcome =
  | { readonly kind: 'ready'; readonly check: OrderCheck }
  | { readonly kind: 'missing' | 'invalid'; readonly message: string };

const grades = { critical: 0, warning: 1, info: 2 } as const;

/** What the check itself did not compare, or read as something else. */
const notReadOf = ({ notChecked, readAs }: ConflictReport): readonly NotRead[] => [
  ...notChecked,
  ...readAs.map((reading) => ({ name: reading.name, reason: readAsText(reading) })),
];

const partlyKnown = ({ drug }: OrderSubject): readonly NotRead[] =>
  drug.known === 'part' ? [{ name: drug.name, reason: `Compared as ${drug.ingredients.join(' and ')}.` }] : [];

/** The most urgent first; of equal ones, the first order first. */
function inOrder(cards: readonly CardWithoutId[]): readonly CardWithoutId[] {
  const distinct = [...new Map(cards.map((card) => [`${card.summary}\n${card.detail}`, card])).values()];
  return distinct.toSorted((a, b) => grades[a.indicator] - grades[b.indicator]);
}

interface Checked extends OrderSubject {
  readonly report: ConflictReport;
}

function cardsOf(
  checked: readonly Checked[],
  notRead: readonly NotRead[],
  knowledge: KnowledgePackage,
): readonly CardWithoutId[] {
  return inOrder([
    ...checked.flatMap(({ drug, report }) => [
      ...findingCards(report, { drugName: drug.name, knowledge }),
      ...(drug.known === 'none' ? [unknownDrugCard(drug.name, knowledge)] : []),
    ]),
    ...notCheckedCards(
      [...notRead, ...checked.flatMap(partlyKnown), ...checked.flatMap(({ report }) => notReadOf(report))],
      knowledge,
    ),
  ]);
}

function prepare(call: CdsCall, patient: FhirPatient, setting: CdsSetting): OrderCheck {
  const { knowledge, newId } = setting;
  const record = readRecord(call, patient, setting);
  const orders = orderSubjects(call, patient, record.value, { ...setting, sent: record.value.sent });
  const notRead = [...uncheckedOrders(call), ...record.notRead];
  return {
    orders,
    answer: (reports) => {
      const checked = orders.flatMap((order, at) => {
        const report = reports[at];
        return report ? [{ ...order, report }] : [];
      });
      const cards = cardsOf(checked, notRead, knowledge).map((card) => ({ uuid: newId(), ...card }));
      const { name, version } = knowledge;
      return { cards, extension: { 'org.signa.knowledge': { name, version } } };
    },
  };
}

/**
 * Prepares the check of the orders of a call, which are checked like prescriptions of the portal, one by one, so that
 * a server can do other work between two of them. Everything that is not compared is named in a card: no cards mean
 * that everything sent was compared and nothing was found.
 *
 * @see P-412 to P-415
 */
export function prepareOrderCheck(call: CdsCall, setting: CdsSetting): OrderCheckOutcome {
  const patient = call.prefetch.patient?.resources.find(
    (resource): resource is FhirPatient => resource.resourceType === 'Patient',
  );
  if (!patient) {
    const message = "The check needs the patient. Send the prefetch 'patient', a FHIR R4 Patient resource.";
    return { kind: 'missing', message };
  }
  if (patient.id != null && patient.id !== call.patientId) {
    const message = "context.patientId and the id of the prefetch 'patient' differ. Send the patient of the orders.";
    return { kind: 'invalid', message };
  }
  return { kind: 'ready', check: prepare(call, patient, setting) };
}
