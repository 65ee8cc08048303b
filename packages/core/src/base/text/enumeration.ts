/**
 * Joins words as in a sentence: 'a', 'a and b', 'a, b and c'.
 *
 * @param parts - empty ones are omitted
 * @see A-485
 */
export function enumeration(parts: readonly string[]): string {
  const named = parts.filter((part) => part !== '');
  const last = named.pop();
  if (last === undefined) return '';
  return named.length === 0 ? last : `${named.join(', ')} and ${last}`;
}
