import { nothingChosen } from './choice.js';
import { widestFilters } from './filters.js';
import {
  extendedDataLookup,
  presentationsLookup,
  type ExtendedDataLookup,
  type PresentationsLookup,
} from './lookup.js';

/** The current selection of an existing form. */
export interface FamilyQuestion {
  readonly productFamily: string | null;
  readonly productPresentationId: string | null;
  readonly isOfficeUse: boolean;
}

/**
 * The unfiltered lookups of a family's forms, and of all products of one of its forms: an existing form has no filters,
 * and the prescribed product must not be missing among the choices.
 *
 * @returns `null` for a lookup whose family or form is not chosen
 * @see P-035, P-199, P-202
 */
export function lookupsOfFamily({ productFamily, productPresentationId, isOfficeUse }: FamilyQuestion): {
  readonly presentations: PresentationsLookup | null;
  readonly extendedData: ExtendedDataLookup | null;
} {
  const choice = { ...nothingChosen, productFamily, productPresentationId };
  const facts = { isOfficeUse, choice, filters: widestFilters, weights: null };
  return { presentations: presentationsLookup(facts), extendedData: extendedDataLookup(facts) };
}
