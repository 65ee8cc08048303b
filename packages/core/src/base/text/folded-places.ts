import { folded } from './folded.js';

/** A range of a text in UTF-16 code units, without its end. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

/** A letter with its combining marks. */
const letterWithMarks = /[^\u0300-\u036F][\u0300-\u036F]*|[\u0300-\u036F]+/gu;

/**
 * The ranges of a text that match the search terms after folding: 'nun' matches 'Nuñ' of 'Nuñez'. At each position the
 * longest term wins, and ranges never overlap.
 *
 * @param terms - in any case and normalization form; empty ones match nothing
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
