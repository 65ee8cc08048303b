import { asPhoneTerm, likePhone } from '../../base/contact/index.js';

/** Maximum number of search terms; further words are ignored. */
const mostTerms = 10;

/** Number of locations shown below a group; the others are on the group's page. */
export const shownPracticeLocations = 5;

/**
 * The terms of a practice search, in lowercase and without duplicates. Words that form one phone number, as shown on
 * screens or on paper, become one term of its digits.
 *
 * @see A-265
 */
export function practiceSearchTerms(typed: string): string[] {
  const words = typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const terms: string[] = [];
  for (const word of words) {
    const last = terms.at(-1);
    if (last !== undefined && likePhone.test(last) && likePhone.test(word)) terms.splice(-1, 1, `${last} ${word}`);
    else terms.push(word);
  }
  return [...new Set(terms.map(asPhoneTerm))].slice(0, mostTerms);
}

/** The number of locations of a group, as shown in its row. @see A-050 */
export function locationsText(count: number): string {
  return count === 1 ? '1 Location' : `${count} Locations`;
}
