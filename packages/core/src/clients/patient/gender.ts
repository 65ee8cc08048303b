/** Labels of the codes that carry information. U is unknown and O is other (C-062, C-192). */
const words: Readonly<Record<string, string>> = { M: 'Male', F: 'Female', S: 'Spayed', N: 'Neutered' };

/**
 * A gender as a word, shown next to species and breed.
 *
 * @param code - as stored
 * @returns `null` for unknown, other and none, which such a line omits
 * @see C-062
 */
export function genderWord(code: string | null): string | null {
  return words[code ?? ''] ?? null;
}
