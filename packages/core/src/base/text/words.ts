const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * Whether a text contains every typed word, in any order, ignoring case and accents. A blank search matches every text.
 *
 * @see A-450
 */
export function containsWords(text: string, typed: string): boolean {
  const searched = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
