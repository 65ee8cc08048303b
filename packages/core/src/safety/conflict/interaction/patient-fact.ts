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

/** A fact of the patient that meets a rule, and what of the product it meets. */
export interface FactMatch {
  readonly patientValue: string;
  /** Where the fact weighs less than the row says. */
  readonly grade?: ConflictGrade;
  readonly productTerms: readonly string[];
}

/** A patient token computed from birth date, breed and weight: an animal that still grows. */
const juvenile = 'juvenile';

/** A health condition as it is compared, read once however many rules ask. */
export interface RecordedCondition {
  readonly name: string;
  /** What was recorded and what it stands for; normalised, in the singular. */
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

/** Under so many months an age is said even where the growth phase of the breed has passed. */
const monthsOfFirstYear = 12;

/** The age of an animal that grows, or is under a year old; `null` of an older one, and without a birth date. */
function juvenileFact(patient: ConflictPatient, today: PlainDate): Omit<FactMatch, 'productTerms'> | null {
  const { birthdate } = patient;
  if (!isBirthdateKnown(birthdate)) return null;
  const age = ageOn(birthdate, today);
  const months = monthsOld(birthdate, today);
  if (age === null || months >= Math.max(monthsOfGrowth(patient), monthsOfFirstYear)) return null;
  const patientValue = `${age} old`;
  return months < monthsOfGrowth(patient) ? { patientValue } : { patientValue, grade: 'worth-knowing' };
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
    .map(({ name, reading }) => ({ patientValue: asRead(name, reading.readAs) }));
  const age = asksForAge(rule) ? juvenileFact(patient, today) : null;
  return [...conditions, ...(age === null ? [] : [age])].map((fact) => ({ ...fact, productTerms }));
}

/** The breed, when it names one of a breed rule. */
export function breedMeeting(rule: InteractionRule, patient: ConflictPatient, drug: Drug): readonly FactMatch[] {
  const species = knownSpecies(patient);
  if (!patient.breed || species === null) return [];
  const breeds = breedsIn(patient.breed.name, species);
  const isNamed = rule.patient.some((token) => [...breedsOfToken(token, species)].some((breed) => breeds.has(breed)));
  return isNamed ? [{ patientValue: patient.breed.name, productTerms: matchesOf(drug, rule.product) }] : [];
}
