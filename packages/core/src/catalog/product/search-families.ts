import type { ProductFilters } from './search-filter.js';
import { productFacets, meetsFacet, meetsFilters, showsCombo, type ProductFacet } from './search-predicate.js';
import type { FacetCounts } from './search-facets.js';
import { productMatches, productMatchOf, type ProductMatch } from './search-match.js';
import type { ProductSearch } from './search-operation.js';
import { hasStrengths, readStrengthSearch } from './search-strength.js';
import type { SearchedFamily } from './searched-family.js';

/** A complete product search without its page. */
export interface ProductQuestion {
  readonly search: ProductSearch;
  /** Trimmed, not empty. */
  readonly text: string;
  readonly filters: ProductFilters;
  readonly showComboCompoundProducts: boolean;
}

/** A family that a search finds, and the kind of match. */
export interface FoundFamily<F extends SearchedFamily = SearchedFamily> {
  readonly family: F;
  readonly match: ProductMatch;
}

/**
 * The results of a search in order: by match, then preferred families, then by name. If the text as a whole finds
 * nothing, its strengths are split from the name (P-380). This is the reference implementation; the database returns
 * the same results from its indexes.
 *
 * @param families - without duplicates, created by `searchedFamily` for the requested kind of use
 * @see P-022, P-023, P-195 to P-197
 */
export function findFamilies<F extends SearchedFamily>(
  families: readonly F[],
  question: ProductQuestion,
): readonly FoundFamily<F>[] {
  return matching(families, question)
    .filter(({ family }) => meetsFilters(family, question.filters))
    .toSorted(byRank);
}

/** The numbers next to the filter options of the same search. @see P-198 */
export function countFacets(families: readonly SearchedFamily[], question: ProductQuestion): FacetCounts {
  const found = matching(families, question).map(({ family }) => family);
  const others = (facet: ProductFacet) =>
    found.filter((family) =>
      productFacets.every((other) => other === facet || meetsFacet(family, question.filters, other)),
    );
  const count = (facet: ProductFacet, valuesOf: (family: SearchedFamily) => readonly string[]) =>
    counted(others(facet).flatMap(valuesOf));
  return {
    species: count('species', ({ species }) => species),
    flavor: count('flavor', ({ flavorIds }) => flavorIds),
    timeToShip: count('timeToShip', ({ timesToShip }) => timesToShip),
    preferred: count('preferred', ({ isPreferredPrescribed }) => [String(isPreferredPrescribed)]),
    delivery: count('delivery', ({ deliveryTimes }) => deliveryTimes),
    all: { timeToShip: others('timeToShip').length, preferred: others('preferred').length },
  };
}

function matching<F extends SearchedFamily>(
  families: readonly F[],
  { search, text, showComboCompoundProducts }: ProductQuestion,
): readonly FoundFamily<F>[] {
  const counting = families.filter((family) => showsCombo(family, showComboCompoundProducts));
  const found = matchingText(counting, text, search);
  const better = found.filter(isBetter);
  if (better.length > 0) return better;
  const withStrengths = matchingStrengths(counting, text, search);
  return withStrengths.length > 0 ? withStrengths : found;
}

const isBetter = ({ match }: FoundFamily): boolean => match !== 'misspelt-beginning';

function matchingText<F extends SearchedFamily>(families: readonly F[], text: string, search: ProductSearch) {
  return families
    .map((family) => ({ family, match: productMatchOf(family, text, search) }))
    .filter((one): one is FoundFamily<F> => one.match !== null);
}

/** Matches the name without the strengths, among families that have these strengths (P-380). */
function matchingStrengths<F extends SearchedFamily>(families: readonly F[], text: string, search: ProductSearch) {
  const asked = readStrengthSearch(text);
  if (asked === null) return [];
  const having = families.filter(({ strengths }) => hasStrengths(strengths, asked.strengths));
  return matchingText(having, asked.text, search).filter(isBetter);
}

function byRank(a: FoundFamily, b: FoundFamily): number {
  return (
    productMatches.indexOf(a.match) - productMatches.indexOf(b.match) ||
    Number(b.family.isPreferredPrescribed) - Number(a.family.isPreferredPrescribed) ||
    compare(a.family.productFamily.toLowerCase(), b.family.productFamily.toLowerCase()) ||
    compare(a.family.productFamily, b.family.productFamily)
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function counted(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
