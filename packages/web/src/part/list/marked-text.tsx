import { searchTerms } from '@signa/core/client';

const escaped = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with the letters that a search found marked, of each of its terms (C-016). */
export function MarkedText({ text, search }: { readonly text: string; readonly search: string }) {
  const terms = searchTerms(search);
  if (terms.length === 0) return <>{text}</>;
  // What is found stands at the odd places.
  const pieces = text.split(new RegExp(`(${terms.map(escaped).join('|')})`, 'giu'));
  return <>{pieces.map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece))}</>;
}
