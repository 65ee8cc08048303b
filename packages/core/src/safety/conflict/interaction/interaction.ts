import type { Conflict } from '../shown/conflict.js';
import { type Drug, drugOfProduct, isExcepted, matchesOf } from '../drug/drug.js';
import { sourceText, type WarningRow } from '../../../knowledge/index.js';
import { rowsAbout } from '../row/rows-about.js';
import { endedMedications, type EndedMedication, appliesAfter } from './ended.js';
import { comparedMedications, type KnownMedication, knownMedications, medicationsMeeting } from './medication.js';
import {
  ageMeeting,
  breedMeeting,
  conditionsMeeting,
  type FactMatch,
  type RecordedCondition,
  recordedConditions,
} from './patient-fact.js';
import { waitingMedications } from './waiting.js';
import { isOfSpecies, knownSpecies } from '../record/species.js';
import { type ConflictSubject, perSubject } from '../../signing/index.js';

/** The rows except those about allergies, which are matched by `allergyConflicts`. */
export type DrugRow = WarningRow & { readonly kind: Exclude<WarningRow['kind'], 'allergy'> };
const isDrugRow = (row: WarningRow): row is DrugRow => row.kind !== 'allergy';

/** Product and patient in comparable form. */
interface Reading {
  readonly subject: ConflictSubject;
  readonly drug: Drug;
  readonly medications: readonly KnownMedication[];
  readonly ended: readonly EndedMedication[];
  readonly waiting: readonly KnownMedication[];
  readonly conditions: readonly RecordedCondition[];
}

const readingOf = perSubject((subject: ConflictSubject): Reading => ({
  subject,
  drug: drugOfProduct(subject),
  medications: knownMedications(subject),
  ended: endedMedications(subject, new Set(comparedMedications(subject).map(({ prescriptionId }) => prescriptionId))),
  waiting: waitingMedications(subject),
  conditions: recordedConditions(subject),
}));

/** The medications a rule between drugs is matched against: current ones, and ended ones to which it still applies. */
function medicationsOf(rule: DrugRow, { subject, medications, ended }: Reading): readonly KnownMedication[] {
  return [...medications, ...ended.filter((medication) => appliesAfter(rule, medication, subject.today))];
}

/** Nothing that waits is given yet, so it is worth knowing (P-423). */
const waitingMeeting = (rule: DrugRow, { waiting, drug }: Reading): readonly FactMatch[] =>
  medicationsMeeting(rule, waiting, drug).map((match) => ({ ...match, grade: 'worth-knowing' }));

function meetingsOf(rule: DrugRow, reading: Reading): readonly FactMatch[] {
  const { subject, drug, conditions } = reading;
  const { patient } = subject;
  if (rule.kind === 'interaction')
    return [...medicationsMeeting(rule, medicationsOf(rule, reading), drug), ...waitingMeeting(rule, reading)];
  const productTerms = matchesOf(drug, rule.product);
  if (productTerms.length === 0 || isExcepted(rule.except, drug, null)) return [];
  switch (rule.kind) {
    case 'species':
      return [{ patientValue: patient.species?.name ?? '', productTerms }];
    case 'condition':
      return conditionsMeeting(rule, conditions, drug, subject);
    case 'age':
      return ageMeeting(rule, subject, drug);
    case 'breed':
      return breedMeeting(rule, subject, drug);
  }
}

function conflictOf(
  rule: DrugRow,
  { patientValue, productTerms, grade }: FactMatch,
  { knowledge }: ConflictSubject,
): Conflict {
  return {
    kind: rule.kind,
    grade: grade ?? rule.grade,
    patientValue,
    sign: '+',
    productValue: productTerms.join(', '),
    reason: rule.message,
    source: sourceText(rule, knowledge),
    ruleId: rule.id,
  };
}

/** The rows other than those about allergies that may be about the product. */
const drugRows = perSubject((subject: ConflictSubject): readonly DrugRow[] =>
  rowsAbout(drugOfProduct(subject), subject).filter(isDrugRow),
);

/**
 * The findings of the warning rows, except for allergies.
 *
 * @see P-085, P-231
 */
export function interactionConflicts(subject: ConflictSubject): readonly Conflict[] {
  const reading = readingOf(subject);
  const species = knownSpecies(subject.patient);
  return drugRows(subject)
    .filter((row) => isOfSpecies(row, species))
    .flatMap((row) => meetingsOf(row, reading).map((meeting) => conflictOf(row, meeting, subject)));
}

/** The rows that may apply to a product for a species; those of every species if it is unknown. */
export function rowsOfSpecies(subject: ConflictSubject): readonly DrugRow[] {
  const species = knownSpecies(subject.patient);
  return drugRows(subject).filter((row) => species === null || isOfSpecies(row, species));
}

/** Whether a row for certain species would match if the species were known. */
export function asksForSpecies(subject: ConflictSubject): boolean {
  const reading = readingOf(subject);
  return drugRows(subject).some((row) => row.species.length > 0 && meetingsOf(row, reading).length > 0);
}
