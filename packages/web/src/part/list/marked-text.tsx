import { searchTerms } from '@signa/core/clients';
import { foldedPlaces } from '@signa/core/base';
import { MarkedPlaces } from './marked-places';

/** A text with the matches of each search term highlighted (C-016). */
export function MarkedText({ text, search }: { readonly text: string; readonly search: string }) {
  return <MarkedTerms text={text} terms={searchTerms(search)} />;
}

/** Highlights every match of the terms, preferring the longest, with or without accents. */
export function MarkedTerms({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return <MarkedPlaces text={text} places={foldedPlaces(text, terms)} />;
}
