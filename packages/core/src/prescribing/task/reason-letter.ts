/** The letters available for a reason, initial letters of words first. */
function lettersOf(reason: string): readonly string[] {
  const words = reason
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  return [...words.map((word) => word.charAt(0)), ...words.join('').split('')];
}

/**
 * The letter that selects a reason by keyboard: its first one unless an earlier reason has it, else its next available
 * one. A reason keeps its letter while the list stays the same.
 *
 * @returns by reason, uppercase, without duplicates; a reason whose letters are all taken has none
 * @see P-264
 */
export function reasonLetters(reasons: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const give = (reason: string, candidates: readonly string[]) => {
    const taken = new Set(letters.values());
    const letter = candidates.find((candidate) => !taken.has(candidate));
    if (letter !== undefined && !letters.has(reason)) letters.set(reason, letter);
  };
  // First letters are assigned before all others, because users try them first.
  for (const reason of reasons) give(reason, lettersOf(reason).slice(0, 1));
  for (const reason of reasons) give(reason, lettersOf(reason));
  return letters;
}
