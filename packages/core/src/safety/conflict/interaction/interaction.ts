import type { Conflict } from '../shown/conflict.js';
import { type Drug, drugOfProduct, isExcepted, matchesOf } from '../drug/drug.js';
import type { InteractionRule } from '../rule/interaction-rule.js';
import { interactionRules } from '../rule/interaction-rules.js';
import { endedMedications, type EndedMedication, appliesAfter } from './ended.js';
import { comparedMedications, type KnownMedication, knownMedications, medicationsMeeting } from './medication.js';
import {
  breedMeeting,
  conditionsMeeting,
  type FactMatch,
  type RecordedCondition,
  recordedConditions,
} from './patient-fact.js';
import { isOfSpecies, knownSpecies } from '../record/species.js';
import type { ConflictSubject } from '../../signing/index.js';

/** The rows except those about allergies, which are matched by `allergyConflicts`. */
export type DrugRule = InteractionRule & { readonly kind: Exclude<InteractionRule['kind'], 'allergy'> };
const drugRules = interactionRules.filter((rule): rule is DrugRule => rule.kind !== 'allergy');

/** Product and patient in comparable form. */
interface Reading {
  readonly subject: ConflictSubject;
  readonly drug: Drug;
  readonly medications: readonly KnownMedication[];
  readonly ended: readonly EndedMedication[];
  readonly conditions: readonly RecordedCondition[];
}

function readingOf(subject: ConflictSubject): Reading {
  return {
    subject,
    drug: drugOfProduct(subject),
    medications: knownMedications(subject),
    ended: endedMedications(subject, new Set(comparedMedications(subject).map(({ prescriptionId }) => prescriptionId))),
    conditions: recordedConditions(subject.patient),
  };
}

/** The medications a rule between drugs is matched against: current ones, and ended ones to which it still applies. */
function medicationsOf(rule: DrugRule, { subject, medications, ended }: Reading): readonly KnownMedication[] {
  return [...medications, ...ended.filter((medication) => appliesAfter(rule, medication, subject.today))];
}

function meetingsOf(rule: DrugRule, reading: Reading): readonly FactMatch[] {
  const { subject, drug, conditions } = reading;
  const { patient } = subject;
  if (rule.kind === 'interaction') return medicationsMeeting(rule, medicationsOf(rule, reading), drug);
  const productTerms = matchesOf(drug, rule.product);
  if (productTerms.length === 0 || isExcepted(rule.except, drug, null)) return [];
  switch (rule.kind) {
    case 'species':
      return [{ patientValue: patient.species?.name ?? '', productTerms }];
    case 'condition':
      return conditionsMeeting(rule, conditions, drug, subject);
    case 'breed':
      return breedMeeting(rule, patient, drug);
  }
}

function conflictOf(rule: DrugRule, { patientValue, productTerms, grade }: FactMatch): Conflict {
  return {
    kind: rule.kind,
    grade: grade ?? rule.grade,
    patientValue,
    sign: '+',
    productValue: productTerms.join(', '),
    reason: rule.message,
    source: rule.source,
    ruleId: rule.id,
  };
}

/**
 * The findings of the interaction table, except for allergies.
 *
 * @see P-085, P-231
 */
export function interactionConflicts(subject: ConflictSubject): readonly Conflict[] {
  const reading = readingOf(subject);
  const species = knownSpecies(subject.patient);
  const rules = drugRules.filter((rule) => isOfSpecies(rule, species));
  return rules.flatMap((rule) => meetingsOf(rule, reading).map((meeting) => conflictOf(rule, meeting)));
}

/** The rows that may apply to a species; every row if it is unknown. */
export function rowsOfSpecies(species: string | null): readonly DrugRule[] {
  return drugRules.filter((rule) => species === null || isOfSpecies(rule, species));
}

/** Whether a row for certain species would match if the species were known. */
export function asksForSpecies(subject: ConflictSubject): boolean {
  const reading = readingOf(subject);
  return drugRules.some((rule) => rule.species.length > 0 && meetingsOf(rule, reading).length > 0);
}
