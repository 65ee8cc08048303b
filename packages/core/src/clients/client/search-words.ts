import { folded } from '../../base/text/index.js';

/** Separators that users type between words: single dashes, dots and number signs. */
const betweenWords = /^[\p{Pd}#·•.,×:;]+$/u;

/**
 * The words of a search over several kinds of text, folded. A match must contain each of them (C-290).
 *
 * @param search - as typed; of any length
 * @returns without duplicates, in order; empty for a search without words
 * @see P-150, P-262
 */
export function searchWords(search: string): string[] {
  const words = folded(search)
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !betweenWords.test(word));
  return [...new Set(words)];
}
