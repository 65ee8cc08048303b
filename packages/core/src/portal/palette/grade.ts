import { comparable } from '../../clients/client/index.js';
import { historyWords } from '../../prescribing/prescription/index.js';

/** How well a text matches a name, best first. @see P-288 */
export const grades = ['exact', 'prefix', 'words', 'contained'] as const;
export type Grade = (typeof grades)[number];

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * How a typed text matches a name: the whole name, its prefix, prefixes of some of its words in any order, or a part.
 *
 * @returns `null` if it does not match
 * @see P-288
 */
export function gradeOf(text: string, name: string): Grade | null {
  const [typed, called] = [comparable(text), comparable(name)];
  if (typed === '') return null;
  if (called === typed) return 'exact';
  if (called.startsWith(typed)) return 'prefix';
  const [asked, words] = [wordsOf(typed), wordsOf(called)];
  if (asked.length > 0 && asked.every((one) => words.some((word) => word.startsWith(one)))) return 'words';
  return called.includes(typed) ? 'contained' : null;
}

/** The best grade among several names. */
export function bestGrade(text: string, names: readonly string[]): Grade | null {
  const found = new Set(names.map((name) => gradeOf(text, name)));
  return grades.find((grade) => found.has(grade)) ?? null;
}

/**
 * Whether a typed text is the complete number of a prescription, with or without the year.
 *
 * @param rxNumber - '26-105544'; `null` for a draft
 * @see P-288
 */
export function isWholeNumber(text: string, rxNumber: string | null): boolean {
  const [word, ...others] = historyWords(text);
  if (!word?.number || others.length > 0 || rxNumber === null) return false;
  const [year = '', running] = rxNumber.split('-');
  return running === undefined ? word.number === year : [running, year + running].includes(word.number);
}
