import type { RecordedAllergy } from './allergy-reading.js';
import type { Conflict } from '../shown/conflict.js';
import { isNoAllergen } from '../vocabulary/no-allergen.js';
import { isPurpose } from './no-allergen-keyword.js';
import { asRead } from '../reading/read-names.js';
import { distinct } from '../term/distinct.js';
import { type ConflictSubject, flavorOf } from '../../signing/index.js';
import { isTooLittle } from '../drug/substance.js';
import { holdsWords, singular, termsOf } from '../term/term.js';

/** What of a product an allergy is compared with: texts that may hold it, and keywords that may be it. */
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

/** Names in which a word means another thing than by itself: the egg of a flea, the milk of a thistle. */
export const otherThings = ['flea egg', 'egg laying', 'milk thistle', 'nsaid protection'];

function withoutOtherThings(text: string, term: string): string {
  const others = otherThings.filter((other) => !holdsWords(term, other));
  return others.reduce((left, other) => ` ${left} `.replaceAll(` ${other} `, ' ').trim(), text);
}

function isNamedBy(text: string, term: string): boolean {
  const words = withoutOtherThings(singular(text), term);
  if (holdsWords(words, term)) return !isTooLittle(term);
  return holdsWords(term, words) && !isTooLittle(words) && !isNoAllergen(words);
}

/**
 * Keyword: an ingredient, the title or the flavor of the product and a recorded allergy name the same, or one of its
 * keywords is what was recorded. Keywords that name what a product treats are not compared.
 *
 * @returns `null` when nothing of the product names it
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
