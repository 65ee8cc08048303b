/** Minimum letters to accept one typing error; a shorter text would match too much. */
export const closeSpellingFrom = { name: 4, beginning: 5 } as const;

/** Maximum length of a text that is compared letter by letter; no search field sends more (P-274). */
const longestSpelling = 100;

/** ASCII punctuation between words; every other character is part of a word. */
const signs = /[ -/:-@[-`{-~]+/g;

/** A text in comparable form: lowercase, words separated by single spaces. */
export function spelled(text: string): string {
  return text.toLowerCase().replace(signs, ' ').trim();
}

/**
 * Whether a text is a name with at most one typing error: a different, additional, missing or swapped letter.
 *
 * @see P-023
 */
export function isMisspelt(text: string, name: string): boolean {
  const typed = Array.from(spelled(text));
  if (typed.length < closeSpellingFrom.name || typed.length > longestSpelling) return false;
  return isWithinOneLetter(typed, Array.from(spelled(name)));
}

/**
 * Whether a text is the prefix of a name, or of a later word of it, with at most one typing error.
 *
 * @see P-023
 */
export function isMisspelledPrefix(text: string, name: string): boolean {
  const typed = Array.from(spelled(text));
  if (typed.length < closeSpellingFrom.beginning || typed.length > longestSpelling) return false;
  const full = Array.from(spelled(name));
  const starts = full.flatMap((_, at) => (at === 0 || full[at - 1] === ' ' ? [at] : []));
  return starts.some((start) =>
    [-1, 0, 1].some((more) => isWithinOneLetter(typed, full.slice(start, start + typed.length + more))),
  );
}

type Letters = readonly string[];

function isWithinOneLetter(one: Letters, other: Letters): boolean {
  if (one.length > other.length) return isWithinOneLetter(other, one);
  const at = [...one, undefined].findIndex((letter, place) => letter !== other[place]);
  if (other.length === one.length + 1) return isSame(one.slice(at), other.slice(at + 1));
  if (other.length > one.length) return false;
  if (at < 0 || isSame(one.slice(at + 1), other.slice(at + 1))) return true;
  const areSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return areSwapped && isSame(one.slice(at + 2), other.slice(at + 2));
}

function isSame(one: Letters, other: Letters): boolean {
  return one.length === other.length && one.every((letter, at) => letter === other[at]);
}

/**
 * All spellings with one typing error as patterns for SQL's LIKE, for a text from `spelled`: `_` is any letter. They
 * match exactly what `isMisspelt` accepts; with `%` appended they match a prefix.
 *
 * @returns empty for a text that is too short, or longer than 100 letters
 * @see P-023, P-274
 */
export function misspellings(text: string, from: number): readonly string[] {
  const letters = Array.from(spelled(text)).map(escapePattern);
  if (letters.length < from || letters.length > longestSpelling) return [];
  const patterns = new Set<string>([letters.join('')]);
  for (let at = 0; at <= letters.length; at += 1) {
    const before = letters.slice(0, at).join('');
    const [here = '', next] = letters.slice(at, at + 2);
    patterns.add(`${before}_${letters.slice(at).join('')}`);
    if (at === letters.length) continue;
    patterns.add(`${before}_${letters.slice(at + 1).join('')}`);
    patterns.add(`${before}${letters.slice(at + 1).join('')}`);
    if (next !== undefined) patterns.add(`${before}${next}${here}${letters.slice(at + 2).join('')}`);
  }
  return [...patterns];
}

/**
 * Two parts of a text, at least one of which is unchanged in every spelling with one typing error, to filter candidates
 * before comparing letter by letter. The letter between them allows for swapped neighbors.
 */
export function intactParts(text: string): readonly [string, string] {
  const letters = Array.from(spelled(text));
  const half = Math.floor(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half + 1).join('')];
}

/** Escapes a text for a LIKE pattern. */
export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
