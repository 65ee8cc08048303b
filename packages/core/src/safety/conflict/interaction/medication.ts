import type { MedicationFacts } from '../../../clients/patient/index.js';
import { type Drug, drugOfMedication, isExcepted, matchesOf } from '../drug/drug.js';
import type { KnowledgePackage, WarningRow } from '../../../knowledge/index.js';
import { distinct } from '../term/distinct.js';
import { isUsedUp } from '../therapy/course.js';
import { asRead } from '../reading/read-names.js';
import { readMedication } from '../reading/read-medication.js';
import type { FactMatch } from './patient-fact.js';
import type { ConflictSubject } from '../../signing/index.js';

/**
 * Whether the course of an active prescription is complete although it has not expired: it was taken, and no fill is
 * left.
 */
function isOver({ prescriptionId }: MedicationFacts, { facts, today, timeZone }: ConflictSubject): boolean {
  const issued = facts?.issued.find(({ id }) => id === prescriptionId);
  if (!facts || !issued) return false;
  const isOpen = facts.therapy.some(
    ({ kind, id, fillsLeft }) => kind === 'prescription' && id === issued.id && fillsLeft !== 0,
  );
  return isUsedUp(issued, isOpen, { today, timeZone: timeZone ?? null });
}

/**
 * The medications a product is compared with. In a renewal the renewed product itself is excluded; if another product
 * renews it, it is compared, because both may then be taken. A completed course is not a current medication.
 *
 * @see P-085, P-327
 */
export function comparedMedications(subject: ConflictSubject): readonly MedicationFacts[] {
  const { product, patient, renewedProductId } = subject;
  const renewed = renewedProductId === product.id ? product.id : null;
  const active = patient.activePrescriptions.filter((medication) => !isOver(medication, subject));
  return [...patient.currentMeds, ...active].filter(({ productId }) => renewed === null || productId !== renewed);
}

/** The terms of the product that a rule between two drugs matches, in both directions; empty if it does not fire. */
function termsBetween(rule: WarningRow, product: Drug, medication: Drug): readonly string[] {
  const oneWay =
    isExcepted(rule.except, product, medication) || matchesOf(medication, rule.patient).length === 0
      ? []
      : matchesOf(product, rule.product);
  const otherWay =
    isExcepted(rule.except, medication, product) || matchesOf(medication, rule.product).length === 0
      ? []
      : matchesOf(product, rule.patient);
  return distinct([...oneWay, ...otherWay]);
}

/** A known medication in comparable form, parsed once for all rules. */
export interface KnownMedication {
  readonly name: string;
  readonly drug: Drug;
}

/** A medication that is not in the catalog, by what its name stands for. */
function byName({ name }: MedicationFacts, knowledge: KnowledgePackage): readonly KnownMedication[] {
  const reading = readMedication(name, knowledge);
  if (!reading) return [];
  const { ingredients, keywords, readAs } = reading;
  const drug = drugOfMedication({ name, ingredients, keywords, classification: null, presentation: null }, knowledge);
  return [{ name: asRead(name, readAs), drug }];
}

export function knownMedications(subject: ConflictSubject): readonly KnownMedication[] {
  return comparedMedications(subject).flatMap((medication) =>
    medication.isResolved
      ? [{ name: medication.name, drug: drugOfMedication(medication, subject.knowledge) }]
      : byName(medication, subject.knowledge),
  );
}

/** Each known medication, current or ended, that matches a rule between two drugs. */
export function medicationsMeeting(
  rule: WarningRow,
  medications: readonly KnownMedication[],
  drug: Drug,
): readonly FactMatch[] {
  const meetings = medications.map((medication) => ({
    patientValue: medication.name,
    productTerms: termsBetween(rule, drug, medication.drug),
  }));
  return meetings.filter(({ productTerms }) => productTerms.length > 0);
}
