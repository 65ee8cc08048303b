import { searchTerms } from '@signa/core/clients';
import { foldedPlaces } from '@signa/core/base';
import { MarkedPlaces } from './marked-places';

/** A text with the letters that a search found marked, of each of its terms (C-016). */
export function MarkedText({ text, search }: { readonly text: string; readonly search: string }) {
  return <MarkedTerms text={text} terms={searchTerms(search)} />;
}

/** A text in which each of the terms is marked wherever it stands, of several the longest, with or without accents. */
export function MarkedTerms({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return <MarkedPlaces text={text} places={foldedPlaces(text, terms)} />;
}
