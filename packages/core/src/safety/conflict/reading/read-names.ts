import { maxComparedLength, normaliseTerm, singular } from '../term/term.js';
import { nearName, spelledNames, type SpelledNames } from './near-spelling.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** A name recognized in a text. */
export interface ReadName {
  /** What it stands for in the interaction table; empty if no product contains it. */
  readonly means: readonly string[];
  /** The known name if the spelling differs: 'penicillin' for 'Pencillin'; `null` for the exact spelling. */
  readonly readAs: string | null;
}

/** An item of a recorded text, separated by commas, slashes or 'and'. */
export interface ReadItem {
  /** Its words as recorded, on one line. */
  readonly text: string;
  /** Its words, normalized, in the singular. */
  readonly words: readonly string[];
  readonly names: readonly ReadName[];
  /** Whether it contains words that are neither names nor fillers. */
  readonly hasUnknown: boolean;
}

/** The vocabulary to search for names, and the words that are ignored. */
export interface NameReader {
  readonly vocabulary: Vocabulary;
  readonly spelled: SpelledNames;
  readonly isFiller: (word: string) => boolean;
  /**
   * Whether a hyphen inside a word joins it, as in 'protein-losing', rather than separating two names, as in 'TMP-SMX'.
   */
  readonly isJoined: boolean;
}

export function nameReader(
  vocabulary: Vocabulary,
  isFiller: (word: string) => boolean,
  { isJoined }: Pick<NameReader, 'isJoined'>,
): NameReader {
  return { vocabulary, spelled: spelledNames(vocabulary), isFiller, isJoined };
}

const separators = /[,;/&+|\r\n]|\b(?:and|or|with)\b/giu;
/** 'TMP-SMX' are two names. */
const joiner = /(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu;

interface Item {
  readonly text: string;
  readonly words: readonly string[];
}

/** Abbreviations with a slash, which otherwise separates items. */
const short: Readonly<Record<string, string>> = {
  'r/o': 'rule out',
  'w/o': 'without',
  'h/o': 'history of',
  's/p': 'after',
  'n/a': 'none',
};

/** 'ß-lactam' and 'β-lactam' mean 'beta-lactam'; the s of "NSAID's" is not a word. */
const spelledOut = (text: string) =>
  text
    .replaceAll(/[ßβ](?=-?\s?lactam)/giu, 'beta-')
    .replaceAll(/['’]s\b/giu, '')
    .replaceAll(/\b[rwhsn]\/[opa]\b/giu, (found) => short[found.toLowerCase()] ?? found);

function itemsOf(text: string, isJoined: boolean): readonly Item[] {
  const spelled = spelledOut(text.slice(0, maxComparedLength));
  return (isJoined ? spelled : spelled.replaceAll(joiner, ','))
    .split(separators)
    .map((part) => ({ text: part.replaceAll(/\s+/g, ' ').trim(), words: singular(normaliseTerm(part)).split(' ') }))
    .filter(({ words: [first] }) => first !== undefined && first !== '');
}

/** Words of the longest name: 'protamine zinc recombinant human insulin'. */
const longestName = 6;

interface Word {
  readonly word: string;
  readonly item: number;
}

interface Found {
  readonly item: number;
  readonly length: number;
  readonly name: ReadName;
}

function longestAt(words: readonly Word[], start: number, { vocabulary }: NameReader): Found | null {
  const item = words[start]?.item ?? 0;
  for (let length = Math.min(longestName, words.length - start); length > 0; length -= 1) {
    const phrase = words.slice(start, start + length);
    const means = vocabulary.get(phrase.map(({ word }) => word).join(' '));
    if (means) return { item, length, name: { means, readAs: null } };
  }
  return null;
}

function misspelledAt({ word, item }: Word, { vocabulary, spelled }: NameReader): Found | null {
  const name = nearName(word, spelled, vocabulary);
  return name === null ? null : { item, length: 1, name: { means: vocabulary.get(name) ?? [], readAs: name } };
}

/** A number with or without its unit, a single letter and an empty word are not names. */
const isSign = (word: string) => word.length < 2 || /^\d+[a-z]{0,3}$/.test(word);

/**
 * The items of a recorded text with the names recognized in each. A name may span items: 'SMZ/TMP' and 'amoxicillin and
 * clavulanate' are one name each.
 *
 * @see P-320
 */
export function readItems(text: string, reader: NameReader): readonly ReadItem[] {
  const items = itemsOf(text, reader.isJoined);
  const words = items.flatMap((item, index) => item.words.map((word) => ({ word, item: index })));
  const names = items.map(() => [] as ReadName[]);
  const unknown = new Set<number>();
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (!word) break;
    const isNothing = isSign(word.word) || reader.isFiller(word.word);
    const found = longestAt(words, at, reader) ?? (isNothing ? null : misspelledAt(word, reader));
    const covered = words.slice(at, at + (found?.length ?? 0)).map(({ item }) => item);
    for (const item of new Set(covered)) if (found) names[item]?.push(found.name);
    if (!found && !isNothing) unknown.add(word.item);
    at += found?.length ?? 1;
  }
  return items.map((item, index) => ({ ...item, names: names[index] ?? [], hasUnknown: unknown.has(index) }));
}

/** The known names with a different spelling, without duplicates. */
export function readAsOf(names: readonly ReadName[]): readonly string[] {
  return [...new Set(names.flatMap(({ readAs }) => readAs ?? []))];
}

/** 'Pencillin (read as penicillin)', or the recorded text if every spelling is exact. */
export function asRead(recorded: string, readAs: readonly string[]): string {
  return readAs.length === 0 ? recorded : `${recorded} (read as ${readAs.join(', ')})`;
}
