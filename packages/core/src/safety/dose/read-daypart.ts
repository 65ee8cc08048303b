import { found, type ReadItem } from './item.js';
import type { Sentence } from './sentence.js';
import { numberAt, textAt } from './token.js';

const names: Readonly<Record<string, string>> = {
  morning: 'morning',
  mornings: 'morning',
  am: 'morning',
  qam: 'morning',
  noon: 'noon',
  midday: 'noon',
  lunchtime: 'noon',
  afternoon: 'noon',
  evening: 'evening',
  evenings: 'evening',
  night: 'evening',
  nights: 'evening',
  nighttime: 'evening',
  nightly: 'evening',
  bedtime: 'evening',
  pm: 'evening',
  qpm: 'evening',
  hs: 'evening',
  qhs: 'evening',
};
const everyCodes: ReadonlySet<string> = new Set(['qam', 'qpm', 'qhs', 'nightly']);
const nameOf = (word: string) => (Object.hasOwn(names, word) ? (names[word] ?? null) : null);
const isLink = (word: string) => /^(?:in|the|at|every|each|q)$/u.test(word);

function pastLinks(tokens: Sentence, at: number): number {
  let place = at;
  while (isLink(textAt(tokens, place))) place += 1;
  return place;
}

/** 'in the morning', 'every morning and evening', 'AM and PM', 'at bedtime', 'qAM'. */
export function readDaypart(tokens: Sentence, at: number): ReadItem | null {
  const first = pastLinks(tokens, at);
  const name = nameOf(textAt(tokens, first));
  if (name === null) return null;
  const all = new Set([name]);
  let isEvery = /every|each|q/u.test(textAt(tokens, at)) || everyCodes.has(textAt(tokens, first));
  let next = first + 1;
  for (;;) {
    const join = pastJoins(tokens, next);
    const place = pastLinks(tokens, join);
    const other = join > next ? nameOf(textAt(tokens, place)) : null;
    if (other === null) break;
    all.add(other);
    isEvery ||= everyCodes.has(textAt(tokens, place));
    next = place + 1;
  }
  return found({ kind: 'daypart', names: [...all], isEvery }, next);
}

function pastJoins(tokens: Sentence, at: number): number {
  let place = at;
  while (['and', '&', '/', ',', '+'].includes(textAt(tokens, place))) place += 1;
  return place;
}

/** Up to this number, a number before 'PM' may be an amount: '1 tablet AM, 2 PM'. */
const mostGiven = 4;

/** 'at 8 am', '8:30 p.m.', '8 pm': a time of day. */
export function readClock(tokens: Sentence, at: number): ReadItem | null {
  const isAt = ['at', '@'].includes(textAt(tokens, at));
  const start = isAt ? at + 1 : at;
  const hour = numberAt(tokens, start);
  if (hour === null) return null;
  const isMinutes = textAt(tokens, start + 1) === ':' && numberAt(tokens, start + 2) !== null;
  const behind = isMinutes ? start + 3 : start + 1;
  const isHalf = /^(?:am|pm)$/u.test(textAt(tokens, behind));
  const isOClock = textAt(tokens, behind) === 'o' || textAt(tokens, behind) === 'oclock';
  if (!isAt && !isHalf) return null;
  if (isAt && !isHalf && !isMinutes && !isOClock) return null;
  const next = isHalf || isOClock ? behind + 1 : behind;
  return found({ kind: isAt || isMinutes || hour > mostGiven ? 'clock' : 'unreadable' }, next);
}
