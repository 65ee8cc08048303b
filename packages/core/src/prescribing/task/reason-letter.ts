/** The letters that may stand for a reason, those that begin a word first. */
function lettersOf(reason: string): readonly string[] {
  const words = reason
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  return [...words.map((word) => word.charAt(0)), ...words.join('').split('')];
}

/**
 * The letter that chooses a reason by keyboard: its first one where no reason before it has that, else the next of its
 * own that is free. A reason keeps its letter while the list stays as it is.
 *
 * @returns by reason, upper case, no letter twice; a reason whose letters are all taken has none
 * @see P-264
 */
export function reasonLetters(reasons: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const give = (reason: string, candidates: readonly string[]) => {
    const taken = new Set(letters.values());
    const letter = candidates.find((candidate) => !taken.has(candidate));
    if (letter !== undefined && !letters.has(reason)) letters.set(reason, letter);
  };
  // First letters go before all others: they are the ones that people try.
  for (const reason of reasons) give(reason, lettersOf(reason).slice(0, 1));
  for (const reason of reasons) give(reason, lettersOf(reason));
  return letters;
}
