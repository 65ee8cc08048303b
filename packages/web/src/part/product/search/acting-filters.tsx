import { noProductFilters, type ProductFilters, productFiltersToSend, timeToShipLabels } from '@signa/core/catalog';
import { usePractice } from '../../../platform/practice/practice';
import { FilterChip } from '../../list/filter-chip';
import { useSpeciesNames } from './use-species-names';
import type { ProductSearching } from './use-product-search';

interface Chip {
  readonly name: string;
  readonly value: string;
  readonly without: Partial<ProductFilters>;
}

const emptied = (...keys: readonly (keyof ProductFilters)[]): Partial<ProductFilters> =>
  Object.fromEntries(keys.map((key) => [key, noProductFilters[key]]));

function weightText({ minProductWeight: min, maxProductWeight: max }: ProductFilters): string {
  if (max === null) return `from ${min} lbs`;
  return min === null ? `up to ${max} lbs` : `${min} to ${max} lbs`;
}

function chipsOf(filters: ProductFilters, speciesNames: ReadonlyMap<string, string>): readonly Chip[] {
  const several = (values: readonly string[]) => (values.length > 1 ? String(values.length) : (values[0] ?? ''));
  const hasWeight = filters.minProductWeight !== null || filters.maxProductWeight !== null;
  const chips: readonly (Chip | false)[] = [
    filters.speciesId.length > 0 && {
      name: 'Species',
      value: several(filters.speciesId.map((code) => speciesNames.get(code) ?? code)),
      without: emptied('speciesId'),
    },
    filters.flavorIds.length > 0 && {
      name: 'Flavors',
      value: String(filters.flavorIds.length),
      without: emptied('flavorIds'),
    },
    filters.rxDeliveryDaysFilter.length > 0 && {
      name: 'Time To Ship',
      value: several(filters.rxDeliveryDaysFilter.map((time) => timeToShipLabels[time])),
      without: emptied('rxDeliveryDaysFilter'),
    },
    filters.isPreferredPrescribed !== null && {
      name: 'Preferred',
      value: filters.isPreferredPrescribed ? 'Yes' : 'No',
      without: emptied('isPreferredPrescribed'),
    },
    filters.deliveryFilter.length > 0 && {
      name: 'Delivery',
      value: several(filters.deliveryFilter.map((days) => `${days} days`)),
      without: emptied('deliveryFilter'),
    },
    hasWeight && {
      name: 'Weight',
      value: weightText(filters),
      without: emptied('minProductWeight', 'maxProductWeight'),
    },
  ];
  return chips.filter((chip) => chip !== false);
}

/** The active filters, each with a clear button, so that users see why a list is short. */
export function ActingFilters({ search }: { readonly search: ProductSearching }) {
  const { features } = usePractice();
  const speciesNames = useSpeciesNames();
  const { filters } = search.request;
  return chipsOf(productFiltersToSend(filters, features), speciesNames).map(({ name, value, without }) => (
    <FilterChip key={name} name={name} value={value} onClear={() => search.applyFilters({ ...filters, ...without })} />
  ));
}
