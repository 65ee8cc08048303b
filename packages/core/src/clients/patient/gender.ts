/** Of the stored codes those that tell something; U is unknown, O other (C-062, C-192). */
const words: Readonly<Record<string, string>> = { M: 'Male', F: 'Female', S: 'Spayed', N: 'Neutered' };

/**
 * A gender beside species and breed, written out.
 *
 * @param code - as stored
 * @returns `null` for unknown, other and none: a line of facts leaves out what it does not know
 * @see C-062
 */
export function genderWord(code: string | null): string | null {
  return words[code ?? ''] ?? null;
}
