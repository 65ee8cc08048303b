import { isInEffect, type KnowledgePackage, perKnowledge, type WarningRow } from '../../../knowledge/index.js';
import type { PlainDate } from '../../../base/time/index.js';
import type { Drug } from '../drug/drug.js';
import { indexedRows, tokenIndex } from './token-index.js';

/** Tokens that no ingredient or keyword can rule out: every product, and a flavor. */
const isOther = (token: string) => token === '*' || token.includes(':');

/** By the product side of a row, or by either side of an interaction. */
const index = perKnowledge(({ warnings }) =>
  tokenIndex<WarningRow>(
    warnings,
    ({ kind, product, patient }) => (kind === 'interaction' ? [...product, ...patient] : product),
    ({ product }) => product.some(isOther),
  ),
);

/**
 * The rows in effect on a day that may be about a drug: a superset of those that match it, found without reading the
 * others.
 */
export function rowsAbout(
  drug: Pick<Drug, 'ingredients' | 'keywords'>,
  { knowledge, today }: { readonly knowledge: KnowledgePackage; readonly today: PlainDate },
): readonly WarningRow[] {
  return indexedRows(index(knowledge), drug).filter((row) => isInEffect(row, today));
}
