import { isBirthdateKnown } from '../../patient/index.js';
import { ageOn, monthsOld, type PlainDate } from '../../time/index.js';
import { type Drug, matchesOf } from '../drug/drug.js';
import type { InteractionRule } from '../rule/interaction-rule.js';
import type { ConflictPatient, ConflictSubject } from '../../signing/index.js';
import {
  normaliseTerm,
  readsWords,
  type ReadText,
  readText,
  singular,
  singularToken,
  wordsOfToken,
} from '../term/term.js';

/** A fact of the patient that meets a rule, and what of the product it meets. */
export interface FactMatch {
  readonly patientValue: string;
  readonly productTerms: readonly string[];
}

/** A patient token computed from the birth date: under 12 months old. */
const juvenile = 'juvenile';
const juvenileMonths = 12;

/** A health condition as it is compared, read once however many rules ask. */
export interface RecordedCondition {
  readonly name: string;
  /** Normalised, in the singular. */
  readonly text: ReadText;
}

export function recordedConditions({
  healthConditions,
}: Pick<ConflictPatient, 'healthConditions'>): readonly RecordedCondition[] {
  return healthConditions.map(({ name }) => ({ name, text: readText(singular(normaliseTerm(name))) }));
}

/** Found as whole words, a plural s aside: 'renal' in 'renal disease', 'seizure' in 'seizures', not 'renal' in 'adrenal'. */
function isFound(token: string, text: ReadText): boolean {
  return readsWords(text, singularToken(token));
}

/** Whether a rule asks for the age of the patient. */
export function asksForAge(rule: InteractionRule): boolean {
  return rule.kind === 'condition' && rule.patient.includes(juvenile);
}

/** Whether the age of a patient can be told: a known birth date, not after today. */
export function isAgeKnown({ birthdate }: Pick<ConflictPatient, 'birthdate'>, today: PlainDate): boolean {
  return isBirthdateKnown(birthdate) && ageOn(birthdate, today) !== null;
}

/** The age of a patient under 12 months; `null` for an older one, and without a birth date to count from. */
function juvenileAge(birthdate: PlainDate | null, today: PlainDate): string | null {
  if (!isBirthdateKnown(birthdate) || monthsOld(birthdate, today) >= juvenileMonths) return null;
  return ageOn(birthdate, today);
}

/** Each health condition that meets a condition rule, and the age where the rule asks for it. */
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
    .map(({ name }) => name);
  const age = asksForAge(rule) ? juvenileAge(patient.birthdate, today) : null;
  return [...conditions, ...(age === null ? [] : [`${age} old`])].map((patientValue) => ({
    patientValue,
    productTerms,
  }));
}

/** The breed, when it is one of a breed rule. */
export function breedMeeting(rule: InteractionRule, patient: ConflictPatient, drug: Drug): readonly FactMatch[] {
  const { breed } = patient;
  if (!breed || !rule.patient.some((token) => wordsOfToken(token) === normaliseTerm(breed.name))) return [];
  return [{ patientValue: breed.name, productTerms: matchesOf(drug, rule.product) }];
}
