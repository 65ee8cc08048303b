import type { KnowledgePackage } from '../../knowledge/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { checkConflicts, type ConflictReport, readAsText } from '../conflict/index.js';
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

/** Whether a call can be checked, and if not, what is missing or wrong. */
export type CdsOutcome =
  | { readonly kind: 'checked'; readonly answer: CdsAnswer }
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

function cardsOf(call: CdsCall, patient: FhirPatient, setting: CdsSetting): readonly CardWithoutId[] {
  const { knowledge } = setting;
  const record = readRecord(call, patient, setting);
  const checked = orderSubjects(call, patient, record.value, { ...setting, sent: record.value.sent });
  const found = checked.map((order) => ({ ...order, report: checkConflicts(order.subject) }));
  return inOrder([
    ...found.flatMap(({ drug, report }) => [
      ...findingCards(report, { drugName: drug.name, knowledge }),
      ...(drug.known === 'none' ? [unknownDrugCard(drug.name, knowledge)] : []),
    ]),
    ...notCheckedCards(
      [
        ...uncheckedOrders(call),
        ...record.notRead,
        ...checked.flatMap(partlyKnown),
        ...found.flatMap(({ report }) => notReadOf(report)),
      ],
      knowledge,
    ),
  ]);
}

/**
 * Checks the orders of a call like prescriptions of the portal. Everything that was not compared is named in a card, so
 * that no cards mean that everything sent was compared and nothing was found.
 *
 * @see P-412 to P-415
 */
export function checkOrders(call: CdsCall, setting: CdsSetting): CdsOutcome {
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
  const { name, version } = setting.knowledge;
  const cards = cardsOf(call, patient, setting).map((card) => ({ uuid: setting.newId(), ...card }));
  return { kind: 'checked', answer: { cards, extension: { 'org.signa.knowledge': { name, version } } } };
}
