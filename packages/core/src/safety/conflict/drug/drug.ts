import type { MedicationFacts } from '../../../clients/patient/index.js';
import type { KnowledgePackage, RowException } from '../../../knowledge/index.js';
import { distinct } from '../term/distinct.js';
import {
  type ConflictProduct,
  type TherapyProductFacts,
  type ConflictSubject,
  flavorOf,
  perSubject,
} from '../../signing/index.js';
import { classesOf } from '../vocabulary/vocabulary.js';
import { type RoutedProduct, routeOf } from './route.js';
import { excipients, isSameSubstance, namesIngredient, substanceOf } from './substance.js';
import { emptyTerms, normaliseTerm, wordsOfToken } from '../term/term.js';

/** A product or a medication as the interaction table compares it; all texts are normalized (P-086). */
export interface Drug {
  readonly ingredients: readonly string[];
  readonly keywords: readonly string[];
  readonly classification: string;
  readonly presentation: string;
  readonly flavor: string;
}

/** Normalized texts, without words that mean nothing is recorded: 'none', 'unknown'. */
function normalised(texts: readonly string[]): readonly string[] {
  return texts.map(normaliseTerm).filter((text) => text !== '' && !emptyTerms.has(text));
}

/**
 * The keywords of the catalog, and the classes of the ingredients in the knowledge. A product that acts at the site of
 * application only is of no class by its ingredients: eye drops with prednisolone are no corticosteroid as meant by rows.
 */
function keywordsOf(
  { keywords, ingredients, ...product }: RoutedProduct & { readonly ingredients: readonly string[] },
  knowledge: KnowledgePackage,
): readonly string[] {
  const isSystemic = routeOf({ keywords, ...product }) === 'systemic';
  const classes = isSystemic
    ? normalised(ingredients).flatMap((ingredient) => classesOf(substanceOf(ingredient), knowledge))
    : [];
  return distinct(normalised([...keywords, ...classes]));
}

/** The product about to be issued. */
export const drugOfProduct = perSubject((subject: ConflictSubject): Drug => {
  const { title, ingredients, keywords, classification, productPresentation } = subject.product;
  const presentation = productPresentation?.description ?? null;
  return {
    ingredients: normalised(ingredients),
    keywords: keywordsOf({ title, ingredients, keywords, presentation }, subject.knowledge),
    classification: normaliseTerm(classification),
    presentation: normaliseTerm(presentation ?? ''),
    flavor: normaliseTerm(flavorOf(subject) ?? ''),
  };
});

/** The active ingredients. */
export function activeOf({ ingredients }: Pick<Drug, 'ingredients'>): readonly string[] {
  return ingredients.filter((ingredient) => !excipients.has(ingredient));
}

/** The active ingredients of a product in the order of the catalog, normalized. */
export function activeIngredients({ ingredients }: Pick<ConflictProduct, 'ingredients'>): readonly string[] {
  return activeOf({ ingredients: normalised(ingredients) });
}

/** A medication with its catalog data. */
export function drugOfMedication(
  {
    name,
    ingredients,
    keywords,
    classification,
    presentation,
  }: Pick<MedicationFacts, 'name' | 'ingredients' | 'keywords' | 'classification' | 'presentation'>,
  knowledge: KnowledgePackage,
): Drug {
  return {
    ingredients: normalised(ingredients),
    keywords: keywordsOf({ title: name, ingredients, keywords, presentation }, knowledge),
    classification: normaliseTerm(classification ?? ''),
    presentation: normaliseTerm(presentation ?? ''),
    flavor: '',
  };
}

/** An active prescription, request or draft of the patient. */
export function drugOfTherapy(
  product: Pick<TherapyProductFacts, 'title' | 'ingredients' | 'keywords'>,
  knowledge: KnowledgePackage,
): Drug {
  return {
    ingredients: normalised(product.ingredients),
    keywords: keywordsOf(product, knowledge),
    classification: '',
    presentation: '',
    flavor: '',
  };
}

/** A drug of which only the ingredients are compared. */
export function drugByIngredients(ingredients: readonly string[]): Drug {
  return { ingredients: normalised(ingredients), keywords: [], classification: '', presentation: '', flavor: '' };
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
    ...drug.ingredients.filter((ingredient) => namesIngredient(words, ingredient)),
  ];
}

/**
 * The ingredients and keywords of a drug that one of the tokens matches: a keyword exactly, an ingredient or its
 * leading words ('tramadol' matches 'tramadol hydrochloride'); `*` matches every ingredient.
 */
export function matchesOf(drug: Drug, tokens: readonly string[]): readonly string[] {
  return distinct(tokens.flatMap((token) => matchesOfToken(drug, token)));
}

/**
 * Whether two drugs are the same, as in a renewal: each active ingredient of the one with fewer is an ingredient of the
 * other, ignoring salts. Sharing an excipient is not enough, and neither is having no recorded ingredient.
 */
export function isSameDrug(a: Drug, b: Drug): boolean {
  const [one, other] = [activeOf(a), activeOf(b)];
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  return few.length > 0 && few.every((name) => many.some((known) => isSameSubstance(name, known)));
}

/**
 * Whether the exception of a rule applies.
 *
 * @param carrier - the drug that matches the product token
 * @param other - the medication or product it is combined with, in a rule between two drugs
 */
export function isExcepted(except: RowException | null, carrier: Drug, other: Drug | null): boolean {
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
