import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** Minimum length of a name that is recognized when misspelled; shorter ones are too similar. */
const fewestLetters = 6;
/** From this length two letters may differ, below it one. */
const lettersOfTwo = 9;

/** A phonetic form of a name, so that 'Amoxycillin', 'amoxicilina' and 'Pénicilline' equal the names they stand for. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll(/[yj]/g, 'i')
    .replaceAll(/th/g, 't')
    .replaceAll(/ae|oe/g, 'e')
    .replaceAll(/(.)\1/g, '$1')
    .replace(/(?:in|en|ol|ir)(?:e|a|o|um)$/, (ending) => ending.slice(0, 2));
}

/**
 * The edit distance of two words; swapping adjacent letters counts as one edit.
 *
 * @param most - the limit from which the exact distance is not needed
 */
function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [twoAbove, above] = [[] as number[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const least = Math.min(
        (above[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      here.push(isSwapped ? Math.min(least, (twoAbove[column - 2] ?? 0) + 1) : least);
    }
    [twoAbove, above] = [above, here];
  }
  return above[b.length] ?? most + 1;
}

/** The single long words of a vocabulary, by phonetic form and by first letter. */
export interface SpelledNames {
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
}

function grouped(names: readonly string[], keyOf: (name: string) => string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(keyOf(name), [...(groups.get(keyOf(name)) ?? []), name]);
  return groups;
}

export function spelledNames(vocabulary: Vocabulary): SpelledNames {
  const names = [...vocabulary.keys()].filter((name) => name.length >= fewestLetters && /^[a-z]+$/.test(name));
  return { bySound: grouped(names, soundOf), byLetter: grouped(names, (name) => name.charAt(0)) };
}

/** The names with the smallest edit distance, if it is small enough. */
function nearest(word: string, names: readonly string[]): readonly string[] {
  const most = word.length >= lettersOfTwo ? 2 : 1;
  const apart = names.map((name) => ({ name, letters: lettersApart(word, name, most) }));
  const least = Math.min(most + 1, ...apart.map(({ letters }) => letters));
  return least > most ? [] : apart.filter(({ letters }) => letters === least).map(({ name }) => name);
}

/**
 * The name that a misspelled word stands for; `null` if none is similar, or names with different meanings are equally
 * similar.
 *
 * @param word - normalized, in the singular, and not in the vocabulary
 * @see P-320
 */
export function nearName(word: string, { bySound, byLetter }: SpelledNames, vocabulary: Vocabulary): string | null {
  if (word.length < fewestLetters || !/^[a-z]+$/.test(word)) return null;
  const found = bySound.get(soundOf(word)) ?? nearest(word, byLetter.get(word.charAt(0)) ?? []);
  const meanings = new Set(found.map((name) => (vocabulary.get(name) ?? []).join('\n')));
  return meanings.size === 1 ? (found[0] ?? null) : null;
}
