import { rxStatusListing, type RxStatusCode, type RxStatusFilter } from './status.js';

const codes = Object.keys(rxStatusListing) as RxStatusCode[];
const byFilter: ReadonlyMap<string, RxStatusCode> = new Map(
  codes.map((code) => [rxStatusListing[code].toUpperCase(), code]),
);

/** Every filter value: the listing values in uppercase (P-121). */
export const rxStatusFilters = [...byFilter.keys()] as readonly RxStatusFilter[];

/**
 * The status for a filter value; `null` for any other text, which is rejected rather than treated as no filter.
 *
 * @see P-121
 */
export function rxStatusOfFilter(text: string): RxStatusCode | null {
  return byFilter.get(text) ?? null;
}
