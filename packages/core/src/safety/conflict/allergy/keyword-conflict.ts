import type { RecordedAllergy } from './allergy-reading.js';
import type { Conflict } from '../shown/conflict.js';
import { isNoAllergen } from '../vocabulary/no-allergen.js';
import { isPurpose } from './no-allergen-keyword.js';
import { asRead } from '../reading/read-names.js';
import { distinct } from '../term/distinct.js';
import { type ConflictSubject, flavorOf } from '../../signing/index.js';
import { isTooLittle } from '../drug/substance.js';
import { containsTerm, singular, termsOf } from '../term/term.js';

/**
 * The terms of a product that an allergy is compared with: texts that may contain it, and keywords that may equal it.
 */
export interface ProductTerms {
  readonly texts: readonly string[];
  readonly keywords: readonly string[];
}

export function termsOfProduct(subject: ConflictSubject): ProductTerms {
  const { ingredients, keywords, title } = subject.product;
  return {
    texts: distinct([...ingredients, title, flavorOf(subject) ?? ''].flatMap(termsOf)),
    keywords: distinct(keywords.filter((keyword) => !isPurpose(keyword)).flatMap(termsOf)),
  };
}

/** Phrases in which a word has another meaning than alone: the egg of a flea, the milk of a thistle. */
export const otherThings = ['flea egg', 'egg laying', 'milk thistle', 'nsaid protection'];

function withoutOtherThings(text: string, term: string): string {
  const others = otherThings.filter((other) => !containsTerm(term, other));
  return others.reduce((left, other) => ` ${left} `.replaceAll(` ${other} `, ' ').trim(), text);
}

function isNamedBy(text: string, term: string): boolean {
  const words = withoutOtherThings(singular(text), term);
  if (containsTerm(words, term)) return !isTooLittle(term);
  return containsTerm(term, words) && !isTooLittle(words) && !isNoAllergen(words);
}

/**
 * The Keyword conflict: an ingredient, the title or the flavor of the product matches a recorded allergy, or one of its
 * keywords equals the recorded text. Keywords that describe what a product treats are not compared.
 *
 * @returns `null` when nothing of the product matches
 * @see P-085, P-086
 */
export function keywordConflict({ name, terms, reading }: RecordedAllergy, product: ProductTerms): Conflict | null {
  const matched = distinct([
    ...product.texts.filter((text) => terms.some((term) => isNamedBy(text, term))),
    ...product.keywords.filter((keyword) => terms.includes(singular(keyword))),
  ]);
  if (matched.length === 0) return null;
  return {
    kind: 'keyword',
    grade: 'serious',
    patientValue: asRead(name, reading.readAs),
    sign: '=',
    productValue: matched.join(', '),
    reason: 'A recorded allergy is named by this product.',
    source: 'product record, ingredients, title, flavor and keywords',
    ruleId: null,
  };
}
