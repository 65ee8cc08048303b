import type { Conflict } from './conflict.js';
import { distinct } from './order.js';
import { type ConflictPatient, type ConflictSubject, flavorOf } from './subject.js';
import { termsMatch, termsOf } from './term.js';

/** The allergies that a product can contain; environmental ones are never compared (P-085). */
export function comparedAllergies({ allergies }: Pick<ConflictPatient, 'allergies'>): readonly string[] {
  return allergies.filter(({ kind }) => kind.trim().toLowerCase() !== 'environment').map(({ name }) => name);
}

/**
 * Keyword: a term of the product's ingredients, title, flavor or keywords matches a recorded allergy. Keywords name
 * what a product treats, so they are never matched against health conditions.
 *
 * @see P-085, P-086
 */
export function keywordConflicts(subject: ConflictSubject): readonly Conflict[] {
  const { ingredients, keywords, title } = subject.product;
  const productTerms = distinct([...ingredients, ...keywords, title, flavorOf(subject) ?? ''].flatMap(termsOf));
  return comparedAllergies(subject.patient).flatMap((allergy): Conflict[] => {
    const allergyTerms = termsOf(allergy);
    const matched = productTerms.filter((term) => allergyTerms.some((allergyTerm) => termsMatch(term, allergyTerm)));
    if (matched.length === 0) return [];
    return [
      {
        kind: 'keyword',
        grade: 'serious',
        patientValue: allergy,
        sign: '=',
        productValue: matched.join(', '),
        reason: 'A recorded allergy is named by this product.',
        source: 'product record, ingredients, title, flavor and keywords',
        ruleId: null,
      },
    ];
  });
}
