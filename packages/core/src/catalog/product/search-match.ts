import type { SearchedFamily } from './searched-family.js';
import type { ProductSearch } from './search-operation.js';
import { isMisspelt, isMisspeltBeginning } from './spelling.js';

/** Why a family is found, the best reason first: results are ranked by its place (P-023). */
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

/** What is compared of a family. */
export type MatchedTexts = Pick<SearchedFamily, 'productFamily' | 'titles' | 'ingredients' | 'presentations'>;

/**
 * Why a text finds a family, ignoring case; `null` when it does not.
 *
 * `ProductFamilies` looks at the name alone; `SearchProductFamilies` also takes a name with one wrong letter;
 * `SearchProducts` also looks at ingredients, at the names on the labels, and takes the words of the text wherever they
 * stand, so that 'prednisolone gel' is found. A beginning with one wrong letter (`misspelt-beginning`) counts only in a
 * search that finds nothing else: beside what was typed it would be noise, and names that look alike are a danger.
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
  return isMisspeltBeginning(typed, name) ? 'misspelt-beginning' : null;
}

function matchBeyondName(family: MatchedTexts, typed: string): ProductMatch | null {
  const contains = (values: readonly string[]) => values.some((value) => value.toLowerCase().includes(typed));
  if (contains(family.ingredients)) return 'ingredient';
  if (contains(family.titles)) return 'brand';
  const all = [family.productFamily, ...family.ingredients, ...family.titles, ...family.presentations];
  const everything = all.join('\n').toLowerCase();
  return searchWords(typed).every((word) => everything.includes(word)) ? 'words' : null;
}

/** The words of a search text, in lower case. */
export function searchWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
