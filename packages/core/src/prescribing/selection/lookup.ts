import type { TimeToShip } from '../../catalog/product/index.js';
import type { ProductChoice } from './choice.js';
import type { WeightFilter } from './extended-data.js';
import { sentFilters, widestFilters, type SelectionFilters } from './filters.js';

/** The variables of GetProductPresentationsForProductFamily without the location (P-199). */
export interface PresentationsLookup {
  readonly productFamily: string;
  readonly isOfficeUse: boolean;
  readonly flavorIds: string[] | undefined;
  readonly rxDeliveryDaysFilter: TimeToShip[];
}

/** The variables of GetProductsExtendedDataFromProductFamily without the location (P-202). */
export interface ExtendedDataLookup {
  readonly productFamily: string;
  readonly productPresentationId: string;
  readonly isOfficeUse: boolean;
  readonly configureFilter: {
    readonly flavorIds: string[] | undefined;
    readonly rxDeliveryDaysFilter: TimeToShip[];
    readonly selectedStrength: string | undefined;
    readonly minProductWeight: number | undefined;
    readonly maxProductWeight: number | undefined;
  };
}

/** Input of a lookup. */
export interface LookupFacts {
  readonly isOfficeUse: boolean;
  readonly choice: ProductChoice;
  readonly filters: SelectionFilters;
  readonly weights: WeightFilter | null;
}

/** The presentations of the chosen family; `null` before a family is chosen. @see P-031, P-033 */
export function presentationsLookup({ isOfficeUse, choice, filters }: LookupFacts): PresentationsLookup | null {
  const { productFamily } = choice;
  return productFamily === null ? null : { productFamily, isOfficeUse, ...sentFilters(filters) };
}

/** The products of the chosen family and form; `null` before both are chosen. @see P-031, P-032, P-033 */
export function extendedDataLookup(facts: LookupFacts): ExtendedDataLookup | null {
  const { isOfficeUse, choice, filters, weights } = facts;
  const { productFamily, productPresentationId, productStrength } = choice;
  if (productFamily === null || productPresentationId === null) return null;
  return {
    productFamily,
    productPresentationId,
    isOfficeUse,
    configureFilter: {
      ...sentFilters(filters),
      // A product without a strength cannot be found by strength.
      selectedStrength: productStrength || undefined,
      minProductWeight: weights?.minProductWeight ?? undefined,
      maxProductWeight: weights?.maxProductWeight ?? undefined,
    },
  };
}

/** Same as above without filters: what it does not return does not exist for this portal. */
export function withoutNarrowing(facts: LookupFacts): LookupFacts {
  const choice = { ...facts.choice, productClassification: null, productStrength: null };
  return { ...facts, choice, filters: widestFilters, weights: null };
}

/** Identifies a lookup; a response has the key of its lookup. */
export function keyOf(lookup: PresentationsLookup | ExtendedDataLookup): string {
  return JSON.stringify(lookup);
}
