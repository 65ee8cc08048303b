import { isBirthdateKnown } from '../../../clients/patient/index.js';
import { ageOn, monthsOld, type PlainDate } from '../../../base/time/index.js';
import { type Drug, matchesOf } from '../drug/drug.js';
import type { InteractionRule } from '../rule/interaction-rule.js';
import type { ConflictGrade, ConflictPatient, ConflictSubject } from '../../signing/index.js';
import { breedsIn, breedsOfToken } from '../reading/read-breed.js';
import { type ConditionReading, readCondition } from '../reading/read-condition.js';
import { asRead } from '../reading/read-names.js';
import { knownSpecies } from '../record/species.js';
import { readsWords, type ReadText, readText, singular, singularToken } from '../term/term.js';
import { monthsOfGrowth } from './growth-phase.js';

/** A fact of the patient that matches a rule, and the terms of the product it matches. */
export interface FactMatch {
  readonly patientValue: string;
  /** Set if the fact is less severe than the row. */
  readonly grade?: ConflictGrade;
  readonly productTerms: readonly string[];
}

/** The patient token for an animal that is still growing, computed from birthdate, breed and weight. */
const juvenile = 'juvenile';

/** A health condition in comparable form, parsed once for all rules. */
export interface RecordedCondition {
  readonly name: string;
  /** The recorded text and what it stands for; normalized, in the singular. */
  readonly text: ReadText;
  readonly reading: ConditionReading;
}

export function recordedConditions({
  healthConditions,
}: Pick<ConflictPatient, 'healthConditions'>): readonly RecordedCondition[] {
  return healthConditions.map(({ name }) => {
    const reading = readCondition(name);
    return { name, text: readText(singular(reading.text)), reading };
  });
}

/**
 * Matches whole words, ignoring a plural s: 'renal' in 'renal disease', 'seizure' in 'seizures', not 'renal' in
 * 'adrenal'.
 */
function isFound(token: string, text: ReadText): boolean {
  return readsWords(text, singularToken(token));
}

/** Whether a rule depends on the patient's age. */
export function asksForAge(rule: InteractionRule): boolean {
  return rule.kind === 'condition' && rule.patient.includes(juvenile);
}

/** Whether a patient's age is known: it has a birthdate that is not in the future. */
export function isAgeKnown({ birthdate }: Pick<ConflictPatient, 'birthdate'>, today: PlainDate): boolean {
  return isBirthdateKnown(birthdate) && ageOn(birthdate, today) !== null;
}

/** Below this age in months it is reported even after the growth phase of the breed. */
const monthsOfFirstYear = 12;

/** The age of an animal that is growing or under a year old; `null` for an older one, and without a birthdate. */
function juvenileFact(patient: ConflictPatient, today: PlainDate): Omit<FactMatch, 'productTerms'> | null {
  const { birthdate } = patient;
  if (!isBirthdateKnown(birthdate)) return null;
  const age = ageOn(birthdate, today);
  const months = monthsOld(birthdate, today);
  if (age === null || months >= Math.max(monthsOfGrowth(patient), monthsOfFirstYear)) return null;
  const patientValue = `${age} old`;
  return months < monthsOfGrowth(patient) ? { patientValue } : { patientValue, grade: 'worth-knowing' };
}

/** Each health condition that matches a condition rule, and the age if the rule depends on it. */
export function conditionsMeeting(
  rule: InteractionRule,
  recorded: readonly RecordedCondition[],
  drug: Drug,
  { patient, today }: Pick<ConflictSubject, 'patient' | 'today'>,
): readonly FactMatch[] {
  const productTerms = matchesOf(drug, rule.product);
  const tokens = rule.patient.filter((token) => token !== juvenile);
  const conditions = recorded
    .filter(({ text }) => tokens.some((token) => isFound(token, text)))
    .map(({ name, reading }) => ({ patientValue: asRead(name, reading.readAs) }));
  const age = asksForAge(rule) ? juvenileFact(patient, today) : null;
  return [...conditions, ...(age === null ? [] : [age])].map((fact) => ({ ...fact, productTerms }));
}

/** The breed, if it matches a breed rule. */
export function breedMeeting(rule: InteractionRule, patient: ConflictPatient, drug: Drug): readonly FactMatch[] {
  const species = knownSpecies(patient);
  if (!patient.breed || species === null) return [];
  const breeds = breedsIn(patient.breed.name, species);
  const isNamed = rule.patient.some((token) => [...breedsOfToken(token, species)].some((breed) => breeds.has(breed)));
  return isNamed ? [{ patientValue: patient.breed.name, productTerms: matchesOf(drug, rule.product) }] : [];
}
