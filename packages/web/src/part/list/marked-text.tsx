import { searchTerms } from '@signa/core/client';

const escaped = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with the letters that a search found marked, of each of its terms (C-016). */
export function MarkedText({ text, search }: { readonly text: string; readonly search: string }) {
  return <MarkedTerms text={text} terms={searchTerms(search)} />;
}

/** A text in which each of the terms is marked wherever it stands, of several the longest. */
export function MarkedTerms({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  if (terms.length === 0) return <>{text}</>;
  const longestFirst = terms.toSorted((one, other) => other.length - one.length);
  // What is found stands at the odd places.
  const pieces = text.split(new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'giu'));
  return <>{pieces.map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece))}</>;
}
