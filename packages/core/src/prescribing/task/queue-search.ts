import { searchWords } from '../../clients/client/index.js';
import type { Issue } from '../../base/failure/index.js';
import { searchFloorIssues } from '../../practice/location/index.js';
import { isTooLong } from '../../base/text/index.js';

/** Maximum characters of a queue search, trimmed (P-150). */
export const queueSearchMaximum = 100;

/** The violation of a search that no search box could have sent. @see P-150 */
export function queueSearchIssues(search: string, path = 'nameFilter'): Issue[] {
  if (!isTooLong(search, queueSearchMaximum)) return searchFloorIssues(search, path);
  return [{ path, code: 'too-long', message: `Search text must be at most ${queueSearchMaximum} characters` }];
}

/** A search word, and the part of a phone number that it could be. */
export interface QueueWord {
  readonly text: string;
  /** Digits; `null` when the word cannot be part of a phone number. */
  readonly phone: string | null;
}

/** Characters that appear only in phone numbers. */
const likePhone = /^[\d()[\].+/\p{Pd}]+$/u;
/** Minimum digits of a word next to other text to count as a phone number: a strength has fewer. */
const phoneMinimum = 3;

/**
 * The words of a queue search; each must occur in the patient's or client's name, the drug, or, by its digits, in an
 * active phone of the client. A search that contains only digits and phone characters is one phone number.
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
  // Most numbers are stored without country code 1, and in the others the ten digits match too.
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}
