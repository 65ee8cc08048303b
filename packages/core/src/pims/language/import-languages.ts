import { french } from './french.js';
import { german } from './german.js';
import type { ImportLanguage } from './import-language.js';
import { spanish } from './spanish.js';

/** The languages besides English in which columns and values of files are recognized. @see A-599 */
export const importLanguages: readonly ImportLanguage[] = [german, spanish, french];

/** The words of a text of these tables. */
export const listedWords = (text: string): string[] => (text === '' ? [] : text.split(', '));

/**
 * A table from each word of all languages to its meaning.
 *
 * @param part - the words of a language by their meaning
 */
export function wordMeanings<Meaning extends string>(
  part: (language: ImportLanguage) => Readonly<Partial<Record<Meaning, string>>>,
): ReadonlyMap<string, Meaning> {
  const entries = importLanguages.flatMap((language) => Object.entries(part(language)) as [Meaning, string][]);
  return new Map(entries.flatMap(([meaning, words]) => listedWords(words).map((word) => [word, meaning] as const)));
}
