import { isBirthdateKnown } from '../patient/index.js';
import { ageOn, monthsOld, type PlainDate } from '../time/index.js';
import { comparedAllergies } from './keyword-conflict.js';
import { type Drug, ingredientsNamedBy, matchesOf } from './drug.js';
import type { InteractionRule } from './interaction-rule.js';
import { distinct } from './order.js';
import type { ConflictPatient } from './subject.js';
import { holdsWords, normaliseTerm, wordsOfToken } from './term.js';

/** A fact of the patient that meets a rule, and what of the product it meets. */
export interface Meeting {
  readonly patientValue: string;
  readonly productTerms: readonly string[];
}

/** A patient token that means the allergy names an ingredient of the product. */
const sameIngredient = 'same_ingredient';

/** A patient token computed from the birth date: under 12 months old. */
const juvenile = 'juvenile';
const juvenileMonths = 12;

/** Found as whole words, a plural s allowed: 'renal' in 'renal disease', 'seizure' in 'seizures', not 'renal' in 'adrenal'. */
function isFound(token: string, text: string): boolean {
  const words = wordsOfToken(token);
  return holdsWords(text, words) || holdsWords(text, `${words}s`);
}

function allergyTerms(allergy: string, rule: InteractionRule, drug: Drug): readonly string[] {
  const named = rule.patient.includes(sameIngredient) ? ingredientsNamedBy(allergy, drug) : [];
  const found = rule.patient.some((token) => token !== sameIngredient && isFound(token, normaliseTerm(allergy)));
  return found ? distinct([...named, ...matchesOf(drug, rule.product)]) : named;
}

/** Each recorded allergy that meets an allergy rule; environmental ones are never compared. */
export function allergiesMeeting(rule: InteractionRule, patient: ConflictPatient, drug: Drug): readonly Meeting[] {
  const meetings = comparedAllergies(patient).map((allergy) => ({
    patientValue: allergy,
    productTerms: allergyTerms(allergy, rule, drug),
  }));
  return meetings.filter(({ productTerms }) => productTerms.length > 0);
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
  patient: ConflictPatient,
  drug: Drug,
  today: PlainDate,
): readonly Meeting[] {
  const productTerms = matchesOf(drug, rule.product);
  const tokens = rule.patient.filter((token) => token !== juvenile);
  const conditions = patient.healthConditions
    .map(({ name }) => name)
    .filter((name) => tokens.some((token) => isFound(token, normaliseTerm(name))));
  const age = asksForAge(rule) ? juvenileAge(patient.birthdate, today) : null;
  return [...conditions, ...(age === null ? [] : [`${age} old`])].map((patientValue) => ({
    patientValue,
    productTerms,
  }));
}

/** The breed, when it is one of a breed rule. */
export function breedMeeting(rule: InteractionRule, patient: ConflictPatient, drug: Drug): readonly Meeting[] {
  const { breed } = patient;
  if (!breed || !rule.patient.some((token) => wordsOfToken(token) === normaliseTerm(breed.name))) return [];
  return [{ patientValue: breed.name, productTerms: matchesOf(drug, rule.product) }];
}
