import { found, type Item, type ReadItem } from './item.js';
import { readAmount } from './read-amount.js';
import { readMixing, readNote, readPhrase, readSameTime, readTiming } from './read-aside.js';
import { readCourse, readDayHeader } from './read-course.js';
import { readRange } from './read-count.js';
import { readClock, readDaypart } from './read-daypart.js';
import { readBound, readDate, readDispensing } from './read-dispensing.js';
import { readRhythm, readSplit } from './read-frequency.js';
import { daysOfPeriod, isHours } from './period.js';
import { readPlace } from './read-place.js';
import { readNumber } from './read-number.js';
import type { Sentence } from './sentence.js';
import { textAt } from './token.js';
import {
  animalWords,
  conditionWords,
  givingWords,
  minuteWords,
  neutralWords,
  openWords,
  prepositions,
  routeWords,
  turnWords,
} from './vocabulary.js';

/**
 * Parses a sentence into items. Every token belongs to an item: those no parser understands become `unknown`, so that
 * none is silently skipped.
 */
export function itemsOf(tokens: Sentence): readonly Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const last = items.at(-1);
    const inside = readBrackets(tokens, at, last);
    const single = inside === null ? itemAt(tokens, at, last) : null;
    items.push(...(inside?.items ?? (single ? [single.item] : [])));
    at = inside?.next ?? single?.next ?? at + 1;
  }
  return items;
}

const readers: readonly ((tokens: Sentence, at: number) => ReadItem | null)[] = [
  readDate,
  readDispensing,
  readBound,
  readSameTime,
  readTiming,
  readMixing,
  readSplit,
  readCourse,
  readClock,
  readDaypart,
  readPlace,
  readRhythm,
  readAmount,
  readDayHeader,
  readWords,
  readLooseNumber,
  readPhrase,
];

function itemAt(tokens: Sentence, at: number, last: Item | undefined): ReadItem {
  const isStart = last === undefined || last.kind === 'mark' || last.kind === 'then';
  const note = readNote(tokens, at, isStart);
  if (note !== null) return note;
  for (const read of readers) {
    const item = read(tokens, at);
    if (item !== null) return item;
  }
  return wordAt(tokens, at, last);
}

/** Phrases of several words with a single meaning. */
const phrases: readonly (readonly [string, Item])[] = [
  ['under the skin', { kind: 'route' }],
  ['by mouth', { kind: 'route' }],
  ['per os', { kind: 'route' }],
  ['per rectum', { kind: 'route' }],
  ['as needed', { kind: 'condition' }],
  ['as necessary', { kind: 'condition' }],
  ['as directed', { kind: 'neutral' }],
  ['as instructed', { kind: 'neutral' }],
  ['as prescribed', { kind: 'neutral' }],
  ['as long as', { kind: 'condition' }],
  ['followed by', { kind: 'turn' }],
  ['after that', { kind: 'then' }],
  ['after which', { kind: 'turn' }],
  ['at once', { kind: 'open' }],
  ['at a time', { kind: 'neutral' }],
  ['out of', { kind: 'open' }],
  ['up to', { kind: 'open' }],
  ['ad lib', { kind: 'open' }],
  ['every few', { kind: 'open' }],
  ['long term', { kind: 'neutral' }],
  ['year round', { kind: 'neutral' }],
];
const splitPhrases = phrases.map(([text, item]) => ({ words: text.split(' '), item }));

function readWords(tokens: Sentence, at: number): ReadItem | null {
  const phrase = splitPhrases.find(({ words }) => words.every((word, place) => textAt(tokens, at + place) === word));
  if (phrase) return found(phrase.item, at + phrase.words.length);
  const isAnimals =
    /^(?:each|every|per|both|all|to)$/u.test(textAt(tokens, at)) && animalWords.has(textAt(tokens, at + 1));
  if (isAnimals)
    return found(
      { kind: textAt(tokens, at) === 'to' && !textAt(tokens, at + 1).endsWith('s') ? 'neutral' : 'open' },
      at + 2,
    );
  return readStep(tokens, at);
}

/** 'decrease by 1 tablet' is a difference, not a dose. */
function readStep(tokens: Sentence, at: number): ReadItem | null {
  const word = textAt(tokens, at);
  if (word !== 'by' && !turnWords.has(word)) return null;
  const step = readAmount(tokens, /^(?:by|dose)$/u.test(textAt(tokens, at + 1)) ? at + 2 : at + 1);
  return step?.item.kind === 'amount' ? found({ kind: 'unreadable' }, step.next) : null;
}

/** '2 days', '30 minutes' after an unclear word; else a number without a unit. */
function readLooseNumber(tokens: Sentence, at: number): ReadItem | null {
  const number = readNumber(tokens, at);
  if (number === null || /^an?$/u.test(textAt(tokens, at))) return null;
  const range = readRange(tokens, at);
  const end = range?.next ?? number.next;
  const word = textAt(tokens, end);
  if (
    (daysOfPeriod(word) !== null && !word.endsWith('ly')) ||
    isHours(word) ||
    minuteWords.has(word) ||
    /^(?:nights?|mornings?|evenings?)$/u.test(word)
  )
    return found({ kind: 'open' }, end + 1);
  if (range !== null && range.least !== range.most) return found({ kind: 'unreadable' }, end);
  const from = tokens[at]?.from ?? 0;
  return found({ kind: 'number', value: number.value, from, to: tokens[number.next - 1]?.to ?? from }, number.next);
}

const marks: ReadonlySet<string> = new Set([',', ':', '-', '–', '—', '*', '(', ')', '[', ']', '"', '“', '”', '>', '~']);

function wordAt(tokens: Sentence, at: number, last: Item | undefined): ReadItem {
  const word = textAt(tokens, at);
  return found(meaningOf(word, last), at + 1);
}

function meaningOf(word: string, last: Item | undefined): Item {
  if (marks.has(word)) return { kind: 'mark' };
  if (word === 'then') return { kind: 'then' };
  if (turnWords.has(word)) return { kind: 'turn' };
  if (conditionWords.has(word)) return { kind: 'condition' };
  if (openWords.has(word)) return { kind: 'open' };
  if (givingWords.has(word)) return { kind: 'give' };
  if (routeWords.has(word)) return { kind: 'route' };
  // 'i-ii tabs': a Roman numeral that cannot be parsed.
  if (/^(?:i{1,3}|i*ss)$/u.test(word)) return { kind: 'unreadable' };
  if (neutralWords.has(word) || prepositions.has(word) || /^['’.?]$/u.test(word)) return { kind: 'neutral' };
  // 'Give Bella 1 tablet'.
  return last?.kind === 'give' && /^\p{L}+$/u.test(word) && daysOfPeriod(word) === null
    ? { kind: 'neutral' }
    : { kind: 'unknown' };
}

const inBrackets: ReadonlySet<Item['kind']> = new Set(['amount', 'number', 'aside', 'neutral', 'mark', 'unknown']);

/**
 * Text in brackets: another name of the dose ('(25 mg)'), of the drug or of a pack is skipped; a frequency, a course or
 * a site counts as it does outside; an amount with its own frequency is not understood.
 */
function readBrackets(
  tokens: Sentence,
  at: number,
  last: Item | undefined,
): { readonly items: readonly Item[]; readonly next: number } | null {
  const open = textAt(tokens, at);
  if (open !== '(' && open !== '[') return null;
  const close = tokens.findIndex((_, place) => place > at && [')', ']', '(', '['].includes(textAt(tokens, place)));
  if (close < 0 || /[([]/u.test(textAt(tokens, close))) return null;
  const inside = itemsOf(tokens.slice(at + 1, close));
  const next = close + 1;
  const has = (kind: Item['kind']) => inside.some((item) => item.kind === kind);
  const hasAmount = has('amount') || has('number');
  if (inside.every(({ kind }) => inBrackets.has(kind))) {
    if (has('unknown') && (hasAmount || last?.kind !== 'amount')) return { items: [{ kind: 'unknown' }], next };
    return { items: [{ kind: 'aside', isTwice: hasAmount || has('aside') }], next };
  }
  return { items: hasAmount || has('unreadable') ? [{ kind: 'unreadable' }] : inside, next };
}
