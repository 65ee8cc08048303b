/** What is typed between words and found in none of them: dashes, dots and signs of a number that stand alone. */
const betweenWords = /^[\p{Pd}#·•.,×:;]+$/u;

/**
 * The words of a search over several kinds of text, in small letters: each of them must be found somewhere. A curly
 * apostrophe counts as the straight one that names hold (C-021).
 *
 * @param search - as typed; of any length
 * @returns each once, in order; none for a search without words
 * @see P-150, P-262
 */
export function searchWords(search: string): string[] {
  const words = search
    .toLowerCase()
    .replaceAll(/[‘’ʼ]/g, "'")
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !betweenWords.test(word));
  return [...new Set(words)];
}
