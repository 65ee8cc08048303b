import { nothingChosen } from './choice.js';
import { widestFilters } from './filters.js';
import {
  extendedDataLookup,
  presentationsLookup,
  type ExtendedDataLookup,
  type PresentationsLookup,
} from './lookup.js';

/** What a form that stands already asks about. */
export interface FamilyQuestion {
  readonly productFamily: string | null;
  readonly productPresentationId: string | null;
  readonly isOfficeUse: boolean;
}

/**
 * The look-ups of everything that a family offers, and of all products of one of its forms, narrowed by nothing: in a
 * form that stands already nobody has set a filter, and what is prescribed there must not be missing among the choices.
 *
 * @returns `null` for a look-up whose family or form is not chosen
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
