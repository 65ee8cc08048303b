import { clientName } from '../client/index.js';
import { trimmed } from '../../base/text/index.js';
import { foldedSign } from './folded.js';
import type { PersonFacts } from './person-facts.js';

/** A range of letters in a text. */
export interface Mark {
  /** The first index, in UTF-16 code units. */
  readonly from: number;
  /** The index after the last. */
  readonly to: number;
}

type Named = Pick<PersonFacts, 'firstName' | 'lastName'>;

/**
 * The letters of a candidate's name (`clientName`) that were also typed, in order, comparing first name with first name
 * and last with last.
 *
 * @param isSwapped - the first name was typed where the candidate has the last
 * @returns in text order, adjacent ranges merged; empty for a candidate without a name
 * @see C-232
 */
export function nameMarks(typed: Named, candidate: Named, isSwapped: boolean): Mark[] {
  const [first, last] = [trimmed(candidate.firstName), trimmed(candidate.lastName)];
  const name = clientName({ firstName: first, lastName: last });
  if (first === '' && last === '') return [];
  const [ofFirst, ofLast] = isSwapped ? [typed.lastName, typed.firstName] : [typed.firstName, typed.lastName];
  const places = [
    ...sharedPlaces(trimmed(ofFirst), first),
    ...sharedPlaces(trimmed(ofLast), last).map((place) => place + name.length - last.length),
  ];
  return joined(places);
}

/** The positions of the longest common subsequence in `text`. */
function sharedPlaces(typed: string, text: string): number[] {
  const [one, other] = [typed, text].map((name) => Array.from(name, foldedSign)) as [string[], string[]];
  const offsets = offsetsOf(text);
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (a: number, b: number) => lengths[a]?.[b] ?? 0;
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1) {
      const row = lengths[a];
      if (row) row[b] = isSame(one[a], other[b]) ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  const places: number[] = [];
  for (let a = 0, b = 0; a < one.length && b < other.length;) {
    if (isSame(one[a], other[b])) {
      for (let place = offsets[b] ?? 0; place < (offsets[b + 1] ?? 0); place += 1) places.push(place);
      a += 1;
      b += 1;
    } else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return places;
}

const isSame = (one: string | undefined, other: string | undefined) => one === other && one?.trim() !== '';

/** The start offset of each character of a text, and the end of the last. */
function offsetsOf(text: string): number[] {
  const offsets = [0];
  for (const sign of text) offsets.push((offsets.at(-1) ?? 0) + sign.length);
  return offsets;
}

function joined(places: readonly number[]): Mark[] {
  const marks: { from: number; to: number }[] = [];
  for (const place of places) {
    const last = marks.at(-1);
    if (last?.to === place) last.to = place + 1;
    else marks.push({ from: place, to: place + 1 });
  }
  return marks;
}
