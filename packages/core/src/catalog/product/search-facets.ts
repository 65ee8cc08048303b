import { speciesCodes, type SpeciesCode } from '../../base/species/index.js';
import type { ProductFilters } from './search-filter.js';
import { deliveryTimes, timesToShip, timeToShipLabels } from './ship-time.js';

/** An option of a filter, as in the API (P-193). */
export interface SearchFilterOption {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly selected: boolean;
}

/** A filter with its options: several of a list, one of a choice, two ends of a range (P-198). */
export interface SearchFilter {
  readonly key: string;
  readonly label: string;
  readonly type: 'list' | 'choice' | 'range';
  readonly options: readonly SearchFilterOption[];
}

/** The value of the option that selects everything; it is not sent. */
export const allOption = 'All';

/**
 * Numbers of families by filter value. A family counts if it matches the text and every *other* filter, so that a
 * number shows the result of selecting the value; `all` counts those with any value.
 */
export interface FacetCounts {
  readonly species: ReadonlyMap<string, number>;
  readonly flavor: ReadonlyMap<string, number>;
  readonly timeToShip: ReadonlyMap<string, number>;
  readonly preferred: ReadonlyMap<string, number>;
  readonly delivery: ReadonlyMap<string, number>;
  readonly all: { readonly timeToShip: number; readonly preferred: number };
}

/** Names of species and flavors, by code and ID. */
export interface FacetNames {
  readonly species: ReadonlyMap<string, string>;
  readonly flavors: ReadonlyMap<string, string>;
}

/** Options of a list that are shown before 'Show more'. @see P-020 */
export const shownFacetOptions = 5;

/** Species to filter by (P-021, C-200), with 'other' last; no product is made for an unknown species. */
const facetSpecies: readonly SpeciesCode[] = [
  ...speciesCodes.filter((code) => code !== 'unknown' && code !== 'other'),
  'other',
];

const preferredNames = { true: 'Yes', false: 'No' } as const;

/**
 * The filters of a search with their options, in the order of P-021: species, flavor, time to ship, preferred,
 * delivery, weight range. A flavor is an option if a result has it or it is selected; the most common come first.
 *
 * @see P-198, P-193
 */
export function searchFilters(counts: FacetCounts, chosen: ProductFilters, names: FacetNames): readonly SearchFilter[] {
  const option = (count: ReadonlyMap<string, number>, isSelected: (value: string) => boolean) => {
    return (value: string, name: string): SearchFilterOption => ({
      value,
      name,
      count: count.get(value) ?? 0,
      selected: isSelected(value),
    });
  };
  const within = (list: readonly string[]) => (value: string) => list.includes(value);
  const species = option(counts.species, within(chosen.speciesId));
  const flavor = option(counts.flavor, within(chosen.flavorIds));
  const ship = option(counts.timeToShip, within(chosen.rxDeliveryDaysFilter));
  const preferred = option(counts.preferred, (value) => value === String(chosen.isPreferredPrescribed));
  const delivery = option(counts.delivery, within(chosen.deliveryFilter));
  return [
    list(
      'speciesId',
      'Species',
      facetSpecies.map((code) => species(code, names.species.get(code) ?? code)),
    ),
    list(
      'flavorIds',
      'Flavor',
      flavorsOf(counts, chosen, names).map(([id, name]) => flavor(id, name)),
    ),
    choice('rxDeliveryDaysFilter', 'Time To Ship', [
      all(counts.all.timeToShip, chosen.rxDeliveryDaysFilter.length === 0),
      ...timesToShip.map((time) => ship(time, timeToShipLabels[time])),
    ]),
    choice('isPreferredPrescribed', 'Preferred', [
      ...Object.entries(preferredNames).map(([value, name]) => preferred(value, name)),
      all(counts.all.preferred, chosen.isPreferredPrescribed === null),
    ]),
    list(
      'deliveryFilter',
      'Delivery',
      deliveryTimes.map((time) => delivery(time, `${time} days`)),
    ),
    { key: 'productWeight', label: 'Weight Range', type: 'range', options: [] },
  ];
}

function flavorsOf(
  { flavor }: FacetCounts,
  { flavorIds }: ProductFilters,
  { flavors }: FacetNames,
): readonly (readonly [id: string, name: string])[] {
  const ids = new Set([...flavorIds.filter((id) => flavors.has(id)), ...flavor.keys()]);
  const named = [...ids].map((id) => [id, flavors.get(id) ?? id] as const);
  const countOf = (id: string) => flavor.get(id) ?? 0;
  return named.sort(([a, nameA], [b, nameB]) => countOf(b) - countOf(a) || nameA.localeCompare(nameB, 'en'));
}

function all(count: number, selected: boolean): SearchFilterOption {
  return { value: allOption, name: allOption, count, selected };
}

function list(key: keyof ProductFilters, label: string, options: readonly SearchFilterOption[]): SearchFilter {
  return { key, label, type: 'list', options };
}

function choice(key: keyof ProductFilters, label: string, options: readonly SearchFilterOption[]): SearchFilter {
  return { key, label, type: 'choice', options };
}
