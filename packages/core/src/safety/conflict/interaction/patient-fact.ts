import { isBirthdateKnown } from '../../../clients/patient/index.js';
import { ageOn, daysBetween, monthsOld, type PlainDate } from '../../../base/time/index.js';
import { type Drug, matchesOf } from '../drug/drug.js';
import type { WarningRow } from '../../../knowledge/index.js';
import { type ConflictGrade, type ConflictPatient, type ConflictSubject, perSubject } from '../../signing/index.js';
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

type PatientRead = Pick<ConflictSubject, 'patient' | 'knowledge'>;

export const recordedConditions = perSubject(({ patient, knowledge }: PatientRead): readonly RecordedCondition[] =>
  patient.healthConditions.map(({ name }) => {
    const reading = readCondition(name, knowledge);
    return { name, text: readText(singular(reading.text)), reading };
  }),
);

/** The breeds of the patient; empty if its species or its breed is unknown. */
const recordedBreeds = perSubject(({ patient, knowledge }: PatientRead): ReadonlySet<string> => {
  const species = knownSpecies(patient);
  return patient.breed === null || species === null ? new Set() : breedsIn(patient.breed.name, species, knowledge);
});

/**
 * Matches whole words, ignoring a plural s: 'renal' in 'renal disease', 'seizure' in 'seizures', not 'renal' in
 * 'adrenal'.
 */
function isFound(token: string, text: ReadText): boolean {
  return readsWords(text, singularToken(token));
}

/** Whether a rule depends on the patient's age. */
export function asksForAge(rule: WarningRow): boolean {
  return rule.kind === 'age' || (rule.kind === 'condition' && rule.patient.includes(juvenile));
}

/** Whether a patient's age is known: it has a birthdate that is not in the future. */
export function isAgeKnown({ birthdate }: Pick<ConflictPatient, 'birthdate'>, today: PlainDate): boolean {
  return isBirthdateKnown(birthdate) && ageOn(birthdate, today) !== null;
}

/** Below this age in months it is reported even after the growth phase of the breed. */
const monthsOfFirstYear = 12;

/** The facts of a patient that depend on the day. */
type PatientOnDay = Pick<ConflictSubject, 'patient' | 'today' | 'knowledge'>;

/** The age in words; `null` if it is unknown. */
const recordedAge = perSubject(({ patient: { birthdate }, today }: PatientOnDay): string | null =>
  isBirthdateKnown(birthdate) ? ageOn(birthdate, today) : null,
);

/** The age of an animal that is growing or under a year old; `null` for an older one, and without a birthdate. */
function juvenileFact(subject: PatientOnDay): Omit<FactMatch, 'productTerms'> | null {
  const { patient, today, knowledge } = subject;
  const { birthdate } = patient;
  const age = recordedAge(subject);
  if (age === null || birthdate === null) return null;
  const months = monthsOld(birthdate, today);
  const growing = monthsOfGrowth(patient, knowledge);
  if (months >= Math.max(growing, monthsOfFirstYear)) return null;
  const patientValue = `${age} old`;
  return months < growing ? { patientValue } : { patientValue, grade: 'worth-knowing' };
}

/** The age, if it is within the bounds of the row. */
export function ageMeeting(rule: WarningRow, subject: PatientOnDay, drug: Drug): readonly FactMatch[] {
  const { birthdate } = subject.patient;
  const age = recordedAge(subject);
  if (age === null || birthdate === null || rule.age === null) return [];
  const days = daysBetween(birthdate, subject.today);
  const { below, from } = rule.age;
  const isWithin = (below === null || days < below) && (from === null || days >= from);
  return isWithin ? [{ patientValue: `${age} old`, productTerms: matchesOf(drug, rule.product) }] : [];
}

/** Each health condition that matches a condition rule, and the age if the rule depends on it. */
export function conditionsMeeting(
  rule: WarningRow,
  recorded: readonly RecordedCondition[],
  drug: Drug,
  subject: PatientOnDay,
): readonly FactMatch[] {
  const productTerms = matchesOf(drug, rule.product);
  const tokens = rule.patient.filter((token) => token !== juvenile);
  const conditions = recorded
    .filter(({ text }) => tokens.some((token) => isFound(token, text)))
    .map(({ name, reading }) => ({ patientValue: asRead(name, reading.readAs) }));
  const age = asksForAge(rule) ? juvenileFact(subject) : null;
  return [...conditions, ...(age === null ? [] : [age])].map((fact) => ({ ...fact, productTerms }));
}

/** The breed, if it matches a breed rule. */
export function breedMeeting(rule: WarningRow, subject: PatientRead, drug: Drug): readonly FactMatch[] {
  const { patient, knowledge } = subject;
  const species = knownSpecies(patient);
  if (!patient.breed || species === null) return [];
  const breeds = recordedBreeds(subject);
  const isNamed = rule.patient.some((token) =>
    [...breedsOfToken(token, species, knowledge)].some((breed) => breeds.has(breed)),
  );
  return isNamed ? [{ patientValue: patient.breed.name, productTerms: matchesOf(drug, rule.product) }] : [];
}
