import { SpeciesDocument } from '@signa/core/contract/typed';
import { type FacetCounts, type SearchFilter, searchFilters, type ShownProductFilters } from '@signa/core/catalog';
import { useMemo } from 'react';
import { lookUpFreshFor, useOperation } from '../../../client/query/use-operation';
import type { ProductSearching } from './use-product-search';

const none: ReadonlyMap<string, number> = new Map();
const nothingCounted: FacetCounts = {
  species: none,
  flavor: none,
  timeToShip: none,
  preferred: none,
  delivery: none,
  all: { timeToShip: 0, preferred: 0 },
};

/**
 * Filters of the panel: those of the response, or before the first response those that need none. Hidden filters are
 * omitted.
 */
export function useFilters(search: ProductSearching, shown: ShownProductFilters) {
  const { filters: answered, hasCounts, request } = search;
  const names = useOperation(SpeciesDocument, {}, { freshFor: lookUpFreshFor, enabled: answered === null });
  const filters = useMemo((): readonly SearchFilter[] => {
    const species = new Map(names.data?.species.map(({ code, name }) => [code, name]) ?? []);
    const known = answered ?? searchFilters(nothingCounted, request.filters, { species, flavors: new Map() });
    return known.filter(
      ({ key, type, options }) =>
        (key !== 'isPreferredPrescribed' || shown.preferred) &&
        (key !== 'deliveryFilter' || shown.delivery) &&
        (type === 'range' || options.length > 0),
    );
  }, [answered, names.data, request.filters, shown.preferred, shown.delivery]);
  return { filters, hasCounts: hasCounts && answered !== null };
}
