import type { MedicationFacts } from '../patient/index.js';
import type { RuleException } from './interaction-rule.js';
import { distinct } from './order.js';
import type { TherapyProductFacts } from './signing-facts.js';
import { type ConflictSubject, flavorOf } from './subject.js';
import { holdsWords, normaliseTerm, wordsOfToken } from './term.js';

/** A product or a medication as the interaction table sees it; every text normalised (P-086). */
export interface Drug {
  readonly ingredients: readonly string[];
  readonly keywords: readonly string[];
  readonly classification: string;
  readonly presentation: string;
  readonly flavor: string;
}

function normalised(texts: readonly string[]): readonly string[] {
  return texts.map(normaliseTerm).filter((text) => text !== '');
}

/** The product about to be issued. */
export function drugOfProduct(subject: ConflictSubject): Drug {
  const { ingredients, keywords, classification, productPresentation } = subject.product;
  return {
    ingredients: normalised(ingredients),
    keywords: normalised(keywords),
    classification: normaliseTerm(classification),
    presentation: normaliseTerm(productPresentation?.description ?? ''),
    flavor: normaliseTerm(flavorOf(subject) ?? ''),
  };
}

/** A medication with what the catalogue knows of it. */
export function drugOfMedication({ ingredients, keywords, classification, presentation }: MedicationFacts): Drug {
  return {
    ingredients: normalised(ingredients),
    keywords: normalised(keywords),
    classification: normaliseTerm(classification ?? ''),
    presentation: normaliseTerm(presentation ?? ''),
    flavor: '',
  };
}

/** Something that the patient has by prescription, request or draft. */
export function drugOfTherapy({ ingredients, keywords }: Pick<TherapyProductFacts, 'ingredients' | 'keywords'>): Drug {
  return {
    ingredients: normalised(ingredients),
    keywords: normalised(keywords),
    classification: '',
    presentation: '',
    flavor: '',
  };
}

function startsWithWords(text: string, words: string): boolean {
  return words !== '' && `${text} `.startsWith(`${words} `);
}

const flavorToken = 'flavor:';

function matchesOfToken(drug: Drug, token: string): readonly string[] {
  if (token === '*') return drug.ingredients;
  if (token.startsWith(flavorToken)) {
    const flavor = wordsOfToken(token.slice(flavorToken.length));
    return drug.flavor === flavor ? [`${flavor} flavor`] : [];
  }
  const words = wordsOfToken(token);
  return [
    ...drug.keywords.filter((keyword) => keyword === words),
    ...drug.ingredients.filter((ingredient) => startsWithWords(ingredient, words)),
  ];
}

/**
 * The ingredients and keywords of a drug that one of the tokens names: a keyword exactly, an ingredient or its leading
 * words ('tramadol' names 'tramadol hydrochloride'); `*` names every ingredient.
 */
export function matchesOf(drug: Drug, tokens: readonly string[]): readonly string[] {
  return distinct(tokens.flatMap((token) => matchesOfToken(drug, token)));
}

/** Whether two ingredients are the same substance, the salt aside: 'codeine sulfate' and 'codeine phosphate'. */
export function isSameSubstance(a: string, b: string): boolean {
  const [one, other] = [substanceOf(a), substanceOf(b)];
  return startsWithWords(one, other) || startsWithWords(other, one);
}

/**
 * Whether two drugs are the same one, as in a renewal: each ingredient of the smaller is an ingredient of the other, its
 * salt aside. A single shared excipient of two different drugs is not enough.
 */
export function isSameDrug(a: Drug, b: Drug): boolean {
  const [few, many] = a.ingredients.length <= b.ingredients.length ? [a, b] : [b, a];
  return (
    few.ingredients.length > 0 &&
    few.ingredients.every((one) => many.ingredients.some((other) => isSameSubstance(one, other)))
  );
}

/**
 * Whether the exception of a rule holds.
 *
 * @param carrier - the drug that carries the product token
 * @param other - the medication or product it meets, in a rule between two drugs
 */
export function isExcepted(except: RuleException | null, carrier: Drug, other: Drug | null): boolean {
  switch (except?.field) {
    case undefined:
      return false;
    case 'ingredient':
      return other !== null && isSameDrug(carrier, other);
    case 'keyword':
      return carrier.keywords.includes(wordsOfToken(except.value));
    case 'classification':
      return carrier.classification === wordsOfToken(except.value);
    case 'presentation':
      return carrier.presentation === wordsOfToken(except.value);
  }
}

/** Words that tell the salt or form of a substance, not the substance. */
const salts: ReadonlySet<string> = new Set(
  (
    'acetate anhydrous besylate bisulfate bitartrate bromide chloride citrate disodium fumarate gluconate hcl hyclate hydrochloride ' +
    'magnesium maleate meglumine mesylate monohydrate pamoate phosphate potassium procaine sodium succinate sulfate tartrate trihydrate zinc'
  ).split(' '),
);

/** An ingredient without its trailing salt: 'amoxicillin' of 'amoxicillin trihydrate', 'potassium' never of 'potassium bromide'. */
export function substanceOf(ingredient: string): string {
  const words = ingredient.split(' ');
  while (words.length > 1 && salts.has(words.at(-1) ?? '')) words.pop();
  return words.every((word) => salts.has(word)) ? ingredient : words.join(' ');
}

/**
 * The ingredients that a recorded allergy names: by leading words ('amoxicillin'), or inside a longer note ('amoxicillin,
 * hives').
 */
export function ingredientsNamedBy(allergy: string, drug: Drug): readonly string[] {
  const text = normaliseTerm(allergy);
  return distinct(
    drug.ingredients.filter(
      (ingredient) => startsWithWords(ingredient, text) || holdsWords(text, substanceOf(ingredient)),
    ),
  );
}
