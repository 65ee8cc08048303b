import type { SearchedFamily } from './searched-family.js';
import type { ProductSearch } from './search-operation.js';
import { isMisspelt, isMisspelledPrefix } from './spelling.js';

/** The kinds of match, best first, by which results are sorted (P-023). */
export const productMatches = [
  'name',
  'name-begins',
  'name-contains',
  'ingredient',
  'brand',
  'words',
  'misspelt-name',
  'misspelt-beginning',
] as const;
export type ProductMatch = (typeof productMatches)[number];

/** The texts of a family that a search compares. */
export type MatchedTexts = Pick<SearchedFamily, 'productFamily' | 'titles' | 'ingredients' | 'presentations'>;

/**
 * How a text matches a family, ignoring case; `null` if it does not.
 *
 * `ProductFamilies` compares only the name; `SearchProductFamilies` also accepts a name with one typing error;
 * `SearchProducts` also compares ingredients and label names, and matches the words of the text in any position, so
 * that 'prednisolone gel' finds a product. A prefix with one typing error (`misspelt-beginning`) counts only if a
 * search finds nothing else, because similar drug names next to exact results are dangerous.
 *
 * @param text - trimmed, not empty
 * @see P-023, P-197
 */
export function productMatchOf(family: MatchedTexts, text: string, search: ProductSearch): ProductMatch | null {
  const typed = text.toLowerCase();
  const name = family.productFamily.toLowerCase();
  if (name === typed) return 'name';
  if (name.startsWith(typed)) return 'name-begins';
  if (name.includes(typed)) return 'name-contains';
  if (search === 'ProductFamilies') return null;
  const inText = search === 'SearchProducts' ? matchBeyondName(family, typed) : null;
  if (inText !== null) return inText;
  if (isMisspelt(typed, name)) return 'misspelt-name';
  return isMisspelledPrefix(typed, name) ? 'misspelt-beginning' : null;
}

function matchBeyondName(family: MatchedTexts, typed: string): ProductMatch | null {
  const contains = (values: readonly string[]) => values.some((value) => value.toLowerCase().includes(typed));
  if (contains(family.ingredients)) return 'ingredient';
  if (contains(family.titles)) return 'brand';
  const all = [family.productFamily, ...family.ingredients, ...family.titles, ...family.presentations];
  const everything = all.join('\n').toLowerCase();
  return searchWords(typed).every((word) => everything.includes(word)) ? 'words' : null;
}

/** The words of a search text, in lowercase. */
export function searchWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
