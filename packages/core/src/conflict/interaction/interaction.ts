import { medicalLabels, undeliveredNote } from '../../patient/index.js';
import type { Conflict, NotChecked } from '../shown/conflict.js';
import { type Drug, drugOfProduct, isExcepted, matchesOf } from '../drug/drug.js';
import type { InteractionRule } from '../rule/interaction-rule.js';
import { interactionRules } from '../rule/interaction-rules.js';
import { comparedMedications, type KnownMedication, knownMedications, medicationsMeeting } from './medication.js';
import {
  asksForAge,
  breedMeeting,
  conditionsMeeting,
  isAgeKnown,
  type FactMatch,
  type RecordedCondition,
  recordedConditions,
} from './patient-fact.js';
import { isOfSpecies, knownSpecies } from '../record/species.js';
import type { ConflictSubject } from '../../signing/index.js';
import { longestCompared } from '../term/term.js';

/** The rows but those about allergies, of which each allergy meets one (`allergyConflicts`). */
type DrugRule = InteractionRule & { readonly kind: Exclude<InteractionRule['kind'], 'allergy'> };
const drugRules = interactionRules.filter((rule): rule is DrugRule => rule.kind !== 'allergy');

/** Product and patient as the rules compare them. */
interface Reading {
  readonly subject: ConflictSubject;
  readonly drug: Drug;
  readonly medications: readonly KnownMedication[];
  readonly conditions: readonly RecordedCondition[];
}

function readingOf(subject: ConflictSubject): Reading {
  return {
    subject,
    drug: drugOfProduct(subject),
    medications: knownMedications(subject),
    conditions: recordedConditions(subject.patient),
  };
}

function meetingsOf(rule: DrugRule, { subject, drug, medications, conditions }: Reading): readonly FactMatch[] {
  const { patient } = subject;
  if (rule.kind === 'interaction') return medicationsMeeting(rule, medications, drug);
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

function conflictOf(rule: DrugRule, { patientValue, productTerms }: FactMatch): Conflict {
  return {
    kind: rule.kind,
    grade: rule.grade,
    patientValue,
    sign: '+',
    productValue: productTerms.join(', '),
    reason: rule.message,
    source: rule.source,
    ruleId: rule.id,
  };
}

/**
 * What the rows of the interaction table find, but for allergies.
 *
 * @see P-085, P-231
 */
export function interactionConflicts(subject: ConflictSubject): readonly Conflict[] {
  const reading = readingOf(subject);
  const species = knownSpecies(subject.patient);
  const rules = drugRules.filter((rule) => isOfSpecies(rule, species));
  return rules.flatMap((rule) => meetingsOf(rule, reading).map((meeting) => conflictOf(rule, meeting)));
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
  const reading = readingOf(subject);
  const { drug } = reading;
  const species = knownSpecies(patient);
  const ofSpecies = drugRules.filter((rule) => species === null || isOfSpecies(rule, species));
  const unknown = comparedMedications(subject).filter(({ isResolved }) => !isResolved);
  const isSpeciesAsked =
    species === null && ofSpecies.some((rule) => rule.species.length > 0 && meetingsOf(rule, reading).length > 0);
  const isBreedAsked = patient.breed === null && ofSpecies.some((rule) => rule.kind === 'breed' && isAbout(rule, drug));
  const isAgeAsked = !isAgeKnown(patient, today) && ofSpecies.some((rule) => asksForAge(rule) && isAbout(rule, drug));
  return [
    ...undelivered(subject),
    ...tooLong(subject),
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

const kindOf = { allergies: 'allergy', medications: 'medication', conditions: 'condition' } as const;

/** Lists of an imported patient that are empty because the practice system delivers none (C-283). */
function undelivered({ patient }: ConflictSubject): readonly NotChecked[] {
  return (['allergies', 'medications', 'conditions'] as const).flatMap((field) => {
    const note = undeliveredNote(patient, field);
    return note === null ? [] : [{ kind: kindOf[field], name: medicalLabels[field], reason: `${note}.` }];
  });
}

/** Of a recorded allergy that nobody could have meant as a name only the beginning is read (P-274). */
function tooLong({ patient }: ConflictSubject): readonly NotChecked[] {
  const long = patient.allergies.filter(({ name, code }) => Math.max(name.length, code.length) > longestCompared);
  return long.map(({ name }) => ({
    kind: 'allergy',
    name: `${name.slice(0, shownOfLong)}…`,
    reason: `Only its first ${longestCompared} characters were compared.`,
  }));
}

/** Characters by which a long text is known. */
const shownOfLong = 60;

function missing(kind: NotChecked['kind'], name: string, warnings: string): NotChecked {
  return { kind, name, reason: `Not known, so warnings ${warnings} were not checked.` };
}
