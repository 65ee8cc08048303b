/** Terms that mean 'nothing' instead of naming something; they never match (P-086). */
export const emptyTerms: ReadonlySet<string> = new Set(['none', 'other', 'unknown', 'n a', 'no known allergies']);

/**
 * Maximum characters of a text that are compared. No name of a drug, a class or a condition is longer; of a longer text
 * only the beginning is read, and the report says so (P-274).
 */
export const maxComparedLength = 4000;

/** Minimum length of a term to be meaningful (P-086). */
const fewestLetters = 3;

/**
 * A text in comparable form: lowercase, accents removed, everything between letters and digits as one space; only the
 * first 4,000 characters.
 *
 * @see P-086, P-274
 */
export function normaliseTerm(text: string): string {
  const plain = text
    .slice(0, maxComparedLength)
    .normalize('NFKD')
    .slice(0, maxComparedLength)
    .toLowerCase()
    .replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

const wordsOfTokens = new Map<string, string>();

/**
 * A normalized token of the interaction table. Cached, because every check needs the same few tokens; typed texts are
 * never cached, because they are unlimited.
 */
export function wordsOfToken(token: string): string {
  const known = wordsOfTokens.get(token);
  if (known !== undefined) return known;
  const words = normaliseTerm(token);
  wordsOfTokens.set(token, words);
  return words;
}

/**
 * The normalized terms of a text, split at comma, semicolon and line break, without those that can never match.
 *
 * @see P-086
 */
export function termsOf(text: string): readonly string[] {
  return text
    .slice(0, maxComparedLength)
    .split(/[,;\r\n]/)
    .map(normaliseTerm)
    .filter(canMatch);
}

/** Whether a normalized term is meaningful. */
export function canMatch(term: string): boolean {
  return !emptyTerms.has(term) && (term.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters;
}

/** Whether a normalized text contains a term as whole words: 'renal' is not in 'adrenal disease'. */
export function containsTerm(text: string, words: string): boolean {
  return words !== '' && ` ${text} `.includes(` ${words} `);
}

/** Minimum length of a word with a plural s: 'eggs', not 'gas'. */
const fewestOfPlural = 4;

function singularWord(word: string): string {
  const isPlural = word.length >= fewestOfPlural && word.endsWith('s') && !word.endsWith('ss');
  return isPlural && /^\p{L}+$/u.test(word) ? word.slice(0, -1) : word;
}

/**
 * A normalized term with each word in the singular: 'NSAIDs' equals the keyword 'nsaid', 'eggs' equals 'egg'. Processed
 * word by word, in linear time.
 *
 * @see P-086, P-274
 */
export function singular(term: string): string {
  return term.split(' ').map(singularWord).join(' ');
}

const singularTokens = new Map<string, string>();

/** A token of the interaction table, normalized and in the singular; cached like `wordsOfToken`. */
export function singularToken(token: string): string {
  const known = singularTokens.get(token);
  if (known !== undefined) return known;
  const words = singular(wordsOfToken(token));
  singularTokens.set(token, words);
  return words;
}

/** An index of a text's words and their order, for many queries. */
export interface ReadText {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** Indexes a normalized text once for all rules. */
export function readText(text: string): ReadText {
  return { text: ` ${text} `, words: new Set(text.split(' ')) };
}

/** Whether an indexed text contains normalized words, whole and in order. */
export function readsWords({ text, words }: ReadText, asked: string): boolean {
  return asked.includes(' ') ? text.includes(` ${asked} `) : asked !== '' && words.has(asked);
}
