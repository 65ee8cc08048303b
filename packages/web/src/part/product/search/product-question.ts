import type { Operations } from '@signa/core/contract';
import type { Features } from '@signa/core/practice';
import { type ProductFilters, productFiltersToSend } from '@signa/core/catalog';

type Filters = Omit<Operations['ProductFamilies']['variables'], 'filter' | 'skip' | 'take'>;

/** Location and purpose of a search. */
export interface SearchPlace {
  readonly locationId: string;
  readonly features: Features;
  readonly isOfficeUse: boolean;
}

const some = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined);

/**
 * Parameters that every search sends besides its text and page: the location and the visible filters that are set
 * (P-024, P-031).
 */
export function sentFilters(chosen: ProductFilters, { locationId, features, isOfficeUse }: SearchPlace): Filters {
  const filters = productFiltersToSend(chosen, features);
  return {
    locationId,
    isOfficeUse,
    showComboCompoundProducts: true,
    speciesId: some(filters.speciesId),
    flavorIds: some(filters.flavorIds),
    rxDeliveryDaysFilter: some(filters.rxDeliveryDaysFilter),
    isPreferredPrescribed: filters.isPreferredPrescribed ?? undefined,
    deliveryFilter: some(filters.deliveryFilter),
    minProductWeight: filters.minProductWeight ?? undefined,
    maxProductWeight: filters.maxProductWeight ?? undefined,
  };
}
