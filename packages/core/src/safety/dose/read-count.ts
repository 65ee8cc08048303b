import { readNumber, type ReadNumber } from './read-number.js';
import type { Sentence } from './sentence.js';
import { textAt } from './token.js';

/** A number, or a range of two. */
export interface ReadRange {
  readonly least: number;
  readonly most: number;
  readonly next: number;
}

const joins: ReadonlySet<string> = new Set(['-', '–', 'to', 'or', '/']);

/** '8', '8-12', '8 to 12', 'q8-q12' after its first q, '8/12'. */
export function readRange(tokens: Sentence, at: number): ReadRange | null {
  const first = readNumber(tokens, at);
  if (first === null) return null;
  const second = secondBehind(tokens, first);
  if (second === null) return { least: first.value, most: first.value, next: first.next };
  return { least: Math.min(first.value, second.value), most: Math.max(first.value, second.value), next: second.next };
}

function secondBehind(tokens: Sentence, first: ReadNumber): ReadNumber | null {
  // 'q8h-q12h': the unit may follow both.
  const isUnit = /^(?:h|hr|hrs|hours?|d|days?|weeks?|months?)$/u.test(textAt(tokens, first.next));
  const place = isUnit ? first.next + 1 : first.next;
  if (!joins.has(textAt(tokens, place))) return null;
  const isRepeated = /^(?:q|every)$/u.test(textAt(tokens, place + 1));
  if (isUnit && !isRepeated) return null;
  return readNumber(tokens, isRepeated ? place + 2 : place + 1);
}

const counts: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

interface Count {
  /** `null` for a range. */
  readonly value: number | null;
  readonly next: number;
}

function oneCount(tokens: Sentence, at: number): ReadNumber | null {
  const word = textAt(tokens, at);
  if (Object.hasOwn(counts, word)) return { value: counts[word] ?? 1, next: at + 1 };
  if (word === 'a' || word === 'an') return null;
  const number = readNumber(tokens, at);
  return number !== null && Number.isInteger(number.value) && number.value >= 1 ? number : null;
}

const isTimes = (word: string) => /^(?:times?|x|×)$/u.test(word);

/**
 * 'once', 'three times', '2x', 'two (2) times'; the value is `null` for 'once or twice', '2-3 times', 'once to three
 * times'.
 */
export function readCount(tokens: Sentence, at: number): Count | null {
  const first = oneCount(tokens, at);
  if (first === null) return null;
  const isNamed = Object.hasOwn(counts, textAt(tokens, at));
  const firstEnd = !isNamed && isTimes(textAt(tokens, first.next)) ? first.next + 1 : first.next;
  const second =
    joins.has(textAt(tokens, firstEnd)) || textAt(tokens, firstEnd) === 'and' ? oneCount(tokens, firstEnd + 1) : null;
  if (second === null) return isNamed || firstEnd > first.next ? { value: first.value, next: firstEnd } : null;
  const secondEnd = isTimes(textAt(tokens, second.next)) ? second.next + 1 : second.next;
  const isCount = secondEnd > second.next || Object.hasOwn(counts, textAt(tokens, second.next - 1));
  return isCount
    ? { value: null, next: secondEnd }
    : isNamed || firstEnd > first.next
      ? { value: first.value, next: firstEnd }
      : null;
}
