import { rxStatusListing, type RxStatusCode, type RxStatusFilter } from './status.js';

const codes = Object.keys(rxStatusListing) as RxStatusCode[];
const byFilter: ReadonlyMap<string, RxStatusCode> = new Map(
  codes.map((code) => [rxStatusListing[code].toUpperCase(), code]),
);

/** Every filter value: the listing values in upper case (P-121). */
export const rxStatusFilters = [...byFilter.keys()] as readonly RxStatusFilter[];

/**
 * The status a filter value asks for; `null` for another text, which is refused and never taken for no filter.
 *
 * @see P-121
 */
export function rxStatusOfFilter(text: string): RxStatusCode | null {
  return byFilter.get(text) ?? null;
}
