import { found, type ReadItem } from './item.js';
import { daysOfPeriod } from './period.js';
import { readRange } from './read-count.js';
import type { Sentence } from './sentence.js';
import { numberAt, textAt } from './token.js';

const openings: ReadonlySet<string> = new Set(['for', 'x', '×', 'over']);
const unsure: ReadonlySet<string> = new Set('up to at least about first last another minimum of'.split(' '));
const neutral: ReadonlySet<string> = new Set('the next a total of full only'.split(' '));
const between: ReadonlySet<string> = new Set('more consecutive full straight additional - total'.split(' '));

/** 'for 10 days', 'x 2 weeks', 'for 7 more days'; unclear for 'for 4 to 6 weeks', 'for up to 5 days', 'for 3 doses'. */
export function readCourse(tokens: Sentence, at: number): ReadItem | null {
  if (!openings.has(textAt(tokens, at)) || numberAt(tokens, at - 1) !== null) return null;
  let place = at + 1;
  let isSure = true;
  while (readRange(tokens, place) === null || textAt(tokens, place) === 'a') {
    const word = textAt(tokens, place);
    if (word === 'a' && daysOfPeriod(textAt(tokens, place + 1)) !== null) break;
    if (!unsure.has(word) && !neutral.has(word)) return null;
    if (unsure.has(word) && !neutral.has(word)) isSure = false;
    place += 1;
  }
  const range = readRange(tokens, place);
  if (range === null) return null;
  const end = between.has(textAt(tokens, range.next)) ? range.next + 1 : range.next;
  return behindNumber(tokens, end, isSure && range.least === range.most ? range.most : null);
}

function behindNumber(tokens: Sentence, at: number, count: number | null): ReadItem | null {
  const word = textAt(tokens, at);
  if (/^(?:doses?|treatments?|injections?|applications?)$/u.test(word))
    return found({ kind: 'course', days: 'unclear' }, at + 1);
  const days = daysOfPeriod(word);
  if (days === null || textAt(tokens, at + 1) === 'supply') return null;
  // 'for 5 days after the signs are gone'.
  const isSure = count !== null && !/^(?:after|past|beyond)$/u.test(textAt(tokens, at + 1));
  return found({ kind: 'course', days: isSure ? Math.round(days * count) : 'unclear' }, at + 1);
}

/** 'Day 1', 'Days 6-10', 'week 2': the heading of a part of the course. */
export function readDayHeader(tokens: Sentence, at: number): ReadItem | null {
  if (!/^(?:days?|weeks?|wk|months?)$/u.test(textAt(tokens, at))) return null;
  const range = readRange(tokens, at + 1);
  return range === null || textAt(tokens, at + 1) === 'a' ? null : found({ kind: 'open' }, range.next);
}
