import { folded } from '../../base/text/index.js';

/** What is typed between words and found in none of them: dashes, dots and signs of a number that stand alone. */
const betweenWords = /^[\p{Pd}#·•.,×:;]+$/u;

/**
 * The words of a search over several kinds of text, folded: each of them must be found somewhere (C-290).
 *
 * @param search - as typed; of any length
 * @returns each once, in order; none for a search without words
 * @see P-150, P-262
 */
export function searchWords(search: string): string[] {
  const words = folded(search)
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !betweenWords.test(word));
  return [...new Set(words)];
}
