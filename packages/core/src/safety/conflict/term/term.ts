/** Terms that say 'nothing' instead of naming something; they never match (P-086). */
export const emptyTerms: ReadonlySet<string> = new Set(['none', 'other', 'unknown', 'n a', 'no known allergies']);

/**
 * Characters of a text that are compared. No name of a drug, a class or a condition has more; of a longer text the
 * beginning is read, and the report says so (P-274).
 */
export const longestCompared = 4000;

/** Letters a term needs to mean anything (P-086). */
const fewestLetters = 3;

/**
 * A text as it is compared: lower case, accents removed, every run of other signs than letters and digits one space;
 * of a text over 4,000 characters its beginning.
 *
 * @see P-086, P-274
 */
export function normaliseTerm(text: string): string {
  const plain = text
    .slice(0, longestCompared)
    .normalize('NFKD')
    .slice(0, longestCompared)
    .toLowerCase()
    .replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

const wordsOfTokens = new Map<string, string>();

/**
 * A token of the interaction table, normalised. Kept, because the table asks for the same few tokens at every check;
 * never for what people typed, which has no end.
 */
export function wordsOfToken(token: string): string {
  const known = wordsOfTokens.get(token);
  if (known !== undefined) return known;
  const words = normaliseTerm(token);
  wordsOfTokens.set(token, words);
  return words;
}

/**
 * The normalised terms of a text, split at comma, semicolon and line break; those that can never match are left out.
 *
 * @see P-086
 */
export function termsOf(text: string): readonly string[] {
  return text
    .slice(0, longestCompared)
    .split(/[,;\r\n]/)
    .map(normaliseTerm)
    .filter(canMatch);
}

/** Whether a normalised term names anything at all. */
export function canMatch(term: string): boolean {
  return !emptyTerms.has(term) && (term.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters;
}

/** Whether a normalised term stands in another as whole words: 'renal' not in 'adrenal disease'. */
export function holdsWords(text: string, words: string): boolean {
  return words !== '' && ` ${text} `.includes(` ${words} `);
}

/** Fewest letters of a word whose last s is its plural: 'eggs', not 'gas'. */
const fewestOfPlural = 4;

function singularWord(word: string): string {
  const isPlural = word.length >= fewestOfPlural && word.endsWith('s') && !word.endsWith('ss');
  return isPlural && /^\p{L}+$/u.test(word) ? word.slice(0, -1) : word;
}

/**
 * A normalised term with each of its words in the singular: 'NSAIDs' names what the keyword 'nsaid' names, 'eggs' what
 * 'egg' does. Word by word, so that a long text takes no longer than its length.
 *
 * @see P-086, P-274
 */
export function singular(term: string): string {
  return term.split(' ').map(singularWord).join(' ');
}

const singularTokens = new Map<string, string>();

/** A token of the interaction table, normalised and in the singular; kept as `wordsOfToken` keeps it. */
export function singularToken(token: string): string {
  const known = singularTokens.get(token);
  if (known !== undefined) return known;
  const words = singular(wordsOfToken(token));
  singularTokens.set(token, words);
  return words;
}

/** A text read for many questions: which words it holds, and in which order. */
export interface ReadText {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** A normalised text, read once however many rules ask. */
export function readText(text: string): ReadText {
  return { text: ` ${text} `, words: new Set(text.split(' ')) };
}

/** Whether normalised words stand in a read text, whole and in their order. */
export function readsWords({ text, words }: ReadText, asked: string): boolean {
  return asked.includes(' ') ? text.includes(` ${asked} `) : asked !== '' && words.has(asked);
}
