import { searchWords } from '../../clients/client/index.js';
import type { Issue } from '../../base/failure/index.js';
import { searchFloorIssues } from '../../practice/location/index.js';
import { isTooLong } from '../../base/text/index.js';

/** Characters of a search of the queue, trimmed (P-150). */
export const queueSearchMaximum = 100;

/** The violation of a search that the box could not have sent. @see P-150 */
export function queueSearchIssues(search: string, path = 'nameFilter'): Issue[] {
  if (!isTooLong(search, queueSearchMaximum)) return searchFloorIssues(search, path);
  return [{ path, code: 'too-long', message: `Search text must be at most ${queueSearchMaximum} characters` }];
}

/** A word of the search, and the part of a phone that it may be. */
export interface QueueWord {
  readonly text: string;
  /** Digits; `null` where the word cannot be of a phone. */
  readonly phone: string | null;
}

/** What nothing else than a phone is written with. */
const likePhone = /^[\d()[\].+/\p{Pd}]+$/u;
/** Digits from which on a word beside other text is taken for a phone: a strength has fewer. */
const phoneMinimum = 3;

/**
 * The words of a search of the queue; each must be found in the patient's or client's name, the drug or, digits alone,
 * an active phone of the client. A search of nothing but digits and signs is a phone to its last word.
 *
 * @see P-150
 */
export function queueWords(search: string): QueueWord[] {
  const words = searchWords(search);
  const isPhone = words.every((word) => likePhone.test(word));
  return words.map((text) => ({ text, phone: phoneOf(text, isPhone ? 1 : phoneMinimum) }));
}

function phoneOf(word: string, minimum: number): string | null {
  if (!likePhone.test(word)) return null;
  const digits = word.replaceAll(/\D/g, '');
  if (digits.length < minimum) return null;
  // Most numbers are stored without the 1 of the country, and in the others the ten digits are found too.
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
