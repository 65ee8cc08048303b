import { trimmed } from '../../base/text/index.js';
import { searchWords } from './search-match.js';

/** A part of a result's text: `isHit` if it matches the search, and is highlighted. */
export interface HitPart {
  readonly text: string;
  readonly isHit: boolean;
}

/**
 * Splits a text of a result into matching parts and those between: the whole search text wherever it occurs, otherwise
 * each of its words, ignoring case. Joined they are the original text.
 *
 * @param typed - the search text, as typed
 * @returns one part without a hit when nothing matches; an empty list for an empty text
 * @see P-016, P-023
 */
export function hitParts(text: string, typed: string): readonly HitPart[] {
  const wanted = trimmed(typed).toLowerCase();
  const lower = text.toLowerCase();
  // Characters whose lowercase form is longer would shift all following positions.
  if (wanted === '' || lower.length !== text.length) return text === '' ? [] : [{ text, isHit: false }];
  const words = lower.includes(wanted) ? [wanted] : searchWords(wanted);
  return partsOf(text, markedOf(lower, words));
}

function markedOf(lower: string, words: readonly string[]): readonly boolean[] {
  const marked = new Array<boolean>(lower.length).fill(false);
  for (const word of words)
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length);
  return marked;
}

function partsOf(text: string, marked: readonly boolean[]): readonly HitPart[] {
  const parts: HitPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && marked[at] === marked[from]) continue;
    parts.push({ text: text.slice(from, at), isHit: marked[from] === true });
    from = at;
  }
  return parts;
}
