import type { Conflict, NotChecked } from './conflict.js';
import { type Drug, drugOfProduct, isExcepted, matchesOf } from './drug.js';
import type { InteractionRule } from './interaction-rule.js';
import { interactionRules } from './interaction-rules.js';
import { comparedMedications, medicationsMeeting } from './medication.js';
import {
  allergiesMeeting,
  asksForAge,
  breedMeeting,
  conditionsMeeting,
  isAgeKnown,
  type Meeting,
} from './patient-fact.js';
import { knownSpecies } from './record-conflict.js';
import type { ConflictSubject } from './subject.js';

function isOfSpecies(rule: InteractionRule, species: string | null): boolean {
  return rule.species.length === 0 || (species !== null && rule.species.includes(species));
}

function meetingsOf(rule: InteractionRule, subject: ConflictSubject, drug: Drug): readonly Meeting[] {
  const { patient, today } = subject;
  if (rule.kind === 'interaction') return medicationsMeeting(rule, comparedMedications(subject), drug);
  const productTerms = matchesOf(drug, rule.product);
  if (productTerms.length === 0 || isExcepted(rule.except, drug, null)) return [];
  switch (rule.kind) {
    case 'species':
      return [{ patientValue: patient.species?.name ?? '', productTerms }];
    case 'allergy':
      return allergiesMeeting(rule, patient, drug);
    case 'condition':
      return conditionsMeeting(rule, patient, drug, today);
    case 'breed':
      return breedMeeting(rule, patient, drug);
  }
}

function conflictOf(rule: InteractionRule, { patientValue, productTerms }: Meeting): Conflict {
  return {
    kind: rule.kind,
    grade: rule.severity === 'conflict' ? 'serious' : 'worth-knowing',
    patientValue,
    sign: rule.kind === 'allergy' ? '=' : '+',
    productValue: productTerms.join(', '),
    reason: rule.message,
    source: rule.source,
    ruleId: rule.id,
  };
}

/**
 * What the rows of one severity of the interaction table find.
 *
 * @see P-085
 */
export function interactionConflicts(
  subject: ConflictSubject,
  severity: InteractionRule['severity'],
): readonly Conflict[] {
  const drug = drugOfProduct(subject);
  const species = knownSpecies(subject.patient);
  const rules = interactionRules.filter((rule) => rule.severity === severity && isOfSpecies(rule, species));
  return rules.flatMap((rule) => meetingsOf(rule, subject, drug).map((meeting) => conflictOf(rule, meeting)));
}

/** Whether a rule would speak about this product, if only it knew the age or the breed it asks for. */
function isAbout(rule: InteractionRule, drug: Drug): boolean {
  return matchesOf(drug, rule.product).length > 0 && !isExcepted(rule.except, drug, null);
}

/**
 * What the interaction table could not compare: medications the catalogue does not know, and a species, breed or birth
 * date that is missing while a row about this product asks for it.
 *
 * @see P-085
 */
export function notCheckedOf(subject: ConflictSubject): readonly NotChecked[] {
  const { patient, today } = subject;
  const drug = drugOfProduct(subject);
  const species = knownSpecies(patient);
  const ofSpecies = interactionRules.filter((rule) => species === null || isOfSpecies(rule, species));
  const unknown = comparedMedications(subject).filter(({ isResolved }) => !isResolved);
  const isSpeciesAsked =
    species === null && ofSpecies.some((rule) => rule.species.length > 0 && meetingsOf(rule, subject, drug).length > 0);
  const isBreedAsked = patient.breed === null && ofSpecies.some((rule) => rule.kind === 'breed' && isAbout(rule, drug));
  const isAgeAsked = !isAgeKnown(patient, today) && ofSpecies.some((rule) => asksForAge(rule) && isAbout(rule, drug));
  return [
    ...unknown.map(({ name }): NotChecked => ({
      kind: 'medication',
      name,
      reason: 'Not found in the catalogue, so not checked for interactions.',
    })),
    ...(isSpeciesAsked ? [missing('species', 'Species', 'by species')] : []),
    ...(isBreedAsked ? [missing('breed', 'Breed', 'by breed')] : []),
    ...(isAgeAsked ? [missing('birthdate', 'Birthdate', 'for young animals')] : []),
  ];
}

function missing(kind: NotChecked['kind'], name: string, warnings: string): NotChecked {
  return { kind, name, reason: `Not known, so warnings ${warnings} were not checked.` };
}
