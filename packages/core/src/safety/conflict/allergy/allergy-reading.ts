import { beginnings, isNoAllergen } from '../vocabulary/no-allergen.js';
import { namesIngredient, substanceOf, tellingOpening } from '../drug/substance.js';
import { type AllergyReading, readAllergy } from '../reading/read-allergy.js';
import type { KnowledgePackage } from '../../../knowledge/index.js';
import { type ConflictPatient, type ConflictSubject, perSubject } from '../../signing/index.js';
import {
  canMatch,
  maxComparedLength,
  normaliseTerm,
  readsWords,
  type ReadText,
  readText,
  singular,
  singularToken,
} from '../term/term.js';

/** A recorded allergy in comparable form, parsed once for all rules. */
export interface RecordedAllergy {
  /** As it was recorded. */
  readonly name: string;
  /** The recorded text, its code, and the names it stands for; normalized and in the singular. */
  readonly texts: readonly ReadText[];
  /** The parts that can match: without punctuation, 'allergic to' and words that are not allergens. */
  readonly terms: readonly string[];
  readonly reading: AllergyReading;
}

/** Separators of a list, or between a name and a reaction: 'Cefpodoxime (hives)', 'Egg - vomiting', 'Beef: itch'. */
const partsOf = (text: string) => text.split(/[,;:=()[\]{}\r\n\u2013\u2014]|\s-|-\s/);

function withoutBeginning(term: string): string {
  const words = term.split(' ');
  const start = words.findIndex((word) => !beginnings.has(word));
  return start < 0 ? '' : words.slice(start).join(' ');
}

function termsOfAllergy(text: string): readonly string[] {
  return partsOf(text.slice(0, maxComparedLength))
    .map((part) => withoutBeginning(singular(normaliseTerm(part))))
    .filter((term) => canMatch(term) && !isNoAllergen(term));
}

/** The name of a catalog product stands for its ingredients in the catalog, whether or not core knows the name. */
function readEntry(
  { name, ingredients }: ConflictPatient['allergies'][number],
  knowledge: KnowledgePackage,
): AllergyReading {
  const reading = readAllergy(name, knowledge);
  if (!ingredients || ingredients.length === 0 || reading.denied.length > 0) return reading;
  const named = { means: ingredients.map((one) => substanceOf(normaliseTerm(one))), readAs: null };
  return { ...reading, names: [named, ...reading.names], unread: [], isTooGeneral: false };
}

function recordedAllergy(entry: ConflictPatient['allergies'][number], knowledge: KnowledgePackage): RecordedAllergy {
  const { name, code } = entry;
  const reading = readEntry(entry, knowledge);
  const means = reading.names.flatMap((read) => read.means);
  // If a text denies an allergy, neither it nor its code is compared.
  const written = reading.denied.length === 0 ? [name, code] : [reading.items.join(', ')];
  return {
    name,
    texts: [...new Set([...written, ...means].map((text) => singular(normaliseTerm(text))))]
      .filter(canMatch)
      .map(readText),
    terms: [...new Set([...written.flatMap(termsOfAllergy), ...means.map(singular)])],
    reading,
  };
}

/** No product contains an environmental allergen. */
const isOfEnvironment = ({ kind }: Pick<ConflictPatient['allergies'][number], 'kind'>): boolean =>
  kind.trim().toLowerCase() === 'environment';

/**
 * The recorded allergies that a product can contain, by name and code; environmental ones are never compared.
 *
 * @see P-085, P-086, P-320
 */
export const recordedAllergies = perSubject(
  ({ patient, knowledge }: Pick<ConflictSubject, 'patient' | 'knowledge'>): readonly RecordedAllergy[] =>
    patient.allergies
      .filter((allergy) => !isOfEnvironment(allergy))
      .map((allergy) => recordedAllergy(allergy, knowledge)),
);

/**
 * Whether a recorded allergy matches an ingredient, whatever its salt: a part of it is the ingredient or its leading
 * words, or the substance occurs anywhere in a free text.
 *
 * @param ingredient - normalized
 * @see P-085, P-234
 */
export function namesAllergen({ texts, terms }: RecordedAllergy, ingredient: string): boolean {
  const whole = singular(ingredient);
  const opening = tellingOpening(ingredient);
  const names = [whole, singular(substanceOf(ingredient)), ...(opening === null ? [] : [singular(opening)])];
  return (
    terms.some((term) => namesIngredient(term, whole)) ||
    texts.some((text) => names.some((name) => readsWords(text, name)))
  );
}

/** Whether a recorded allergy contains a token of an allergy rule as whole words, ignoring a plural s. */
export function containsToken({ texts }: RecordedAllergy, token: string): boolean {
  return texts.some((text) => readsWords(text, singularToken(token)));
}
