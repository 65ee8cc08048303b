/**
 * Joins words as in a sentence: 'a', 'a and b', 'a, b and c'.
 *
 * @param parts - empty ones are omitted
 * @see A-485
 */
export const enumeration = (parts: readonly string[]): string => joined(parts, 'and');

/** Joins alternatives: 'a', 'a or b', 'a, b or c'. @param parts - empty ones are omitted */
export const alternatives = (parts: readonly string[]): string => joined(parts, 'or');

function joined(parts: readonly string[], word: 'and' | 'or'): string {
  const named = parts.filter((part) => part !== '');
  const last = named.pop();
  if (last === undefined) return '';
  return named.length === 0 ? last : `${named.join(', ')} ${word} ${last}`;
}
