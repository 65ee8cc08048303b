import type { MedicationFacts } from '../../patient/index.js';
import { type Drug, drugOfMedication, isExcepted, matchesOf } from '../drug/drug.js';
import type { InteractionRule } from '../rule/interaction-rule.js';
import { distinct } from '../term/distinct.js';
import type { FactMatch } from './patient-fact.js';
import type { ConflictSubject } from '../../signing/index.js';

/**
 * The medications a product is compared with. In a renewal only the one that is the renewed product itself is left out;
 * renewed with another product it stays, since then the two do meet.
 *
 * @see P-085
 */
export function comparedMedications({
  product,
  patient,
  renewedProductId,
}: ConflictSubject): readonly MedicationFacts[] {
  const renewed = renewedProductId === product.id ? product.id : null;
  return [...patient.currentMeds, ...patient.activePrescriptions].filter(
    ({ productId }) => renewed === null || productId !== renewed,
  );
}

/** What of the product a rule between two drugs names, asked in both directions; empty when the rule does not fire. */
function termsBetween(rule: InteractionRule, product: Drug, medication: Drug): readonly string[] {
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

/** A known medication as the rules compare it, read once however many ask. */
export interface KnownMedication {
  readonly name: string;
  readonly drug: Drug;
}

export function knownMedications(subject: ConflictSubject): readonly KnownMedication[] {
  const known = comparedMedications(subject).filter(({ isResolved }) => isResolved);
  return known.map((medication) => ({ name: medication.name, drug: drugOfMedication(medication) }));
}

/** Each known medication that meets a rule between two drugs. */
export function medicationsMeeting(
  rule: InteractionRule,
  medications: readonly KnownMedication[],
  drug: Drug,
): readonly FactMatch[] {
  const meetings = medications.map((medication) => ({
    patientValue: medication.name,
    productTerms: termsBetween(rule, drug, medication.drug),
  }));
  return meetings.filter(({ productTerms }) => productTerms.length > 0);
}
