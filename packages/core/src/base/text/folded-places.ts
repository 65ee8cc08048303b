import { folded } from './folded.js';

/** Letters of a text, from the first to the place after the last, in code units. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

/** A letter with the marks over and under it. */
const letterWithMarks = /[^\u0300-\u036F][\u0300-\u036F]*|[\u0300-\u036F]+/gu;

/**
 * The places in a text, as it is written, that fold to the terms of a search: 'nun' is at 'Nuñ' of
 * 'Nuñez'. At each place the longest term counts, and places never overlap.
 *
 * @param terms - of any case and form; empty ones are nowhere
 * @see C-016, C-290
 */
export function foldedPlaces(text: string, terms: readonly string[]): TextPlace[] {
  const wanted = terms
    .map(folded)
    .filter((term) => term !== '')
    .toSorted((one, other) => other.length - one.length);
  const [starts, ends] = [new Map<number, number>(), new Map<number, number>()];
  let all = '';
  for (const { 0: letter, index } of text.matchAll(letterWithMarks)) {
    starts.set(all.length, index);
    all += folded(letter);
    ends.set(all.length, index + letter.length);
  }
  const places: TextPlace[] = [];
  let at = 0;
  while (at < all.length) {
    const place = placeAt(at);
    if (place) places.push(place.in);
    at = place?.next ?? at + 1;
  }
  return places;

  function placeAt(from: number): { readonly in: TextPlace; readonly next: number } | null {
    const begins = starts.get(from);
    const term = wanted.find((one) => all.startsWith(one, from) && ends.has(from + one.length));
    if (begins === undefined || term === undefined) return null;
    const next = from + term.length;
    return { in: { from: begins, to: ends.get(next) ?? begins }, next };
  }
}
