import { asPhoneTerm, likePhone } from '../../base/contact/index.js';

/** What is typed of a practice beyond so many words narrows nothing any more. */
const mostTerms = 10;

/** Locations of a group that are shown below it; the others are on its page. */
export const shownPracticeLocations = 5;

/**
 * The words of a search of practices as they are compared: in small letters, each once. Words that belong to one phone,
 * as it is read on screen or on paper, are one, by its digits.
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

/** How many locations a group has, as its row says it. @see A-050 */
export function locationsText(count: number): string {
  return count === 1 ? '1 Location' : `${count} Locations`;
}
