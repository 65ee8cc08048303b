import { rxStatusListing, type RxStatusCode, type RxStatusFilter } from './status.js';

const codes = Object.keys(rxStatusListing) as RxStatusCode[];
const byFilter: ReadonlyMap<string, RxStatusCode> = new Map(codes.map((code) => [rxStatusListing[code].toUpperCase(), code]));

/** Every filter value, the listing values in upper case (P-121). */
export const rxStatusFilters = [...byFilter.keys()] as readonly RxStatusFilter[];

/** Whether a text is a filter value (P-121). */
export function isRxStatusFilter(text: string): text is RxStatusFilter {
  return byFilter.has(text);
}

/**
 * The status a filter value asks for.
 *
 * @throws RangeError on another value: it is refused, not taken for no filter
 * @see P-121
 */
export function rxStatusOf(filter: RxStatusFilter): RxStatusCode {
  const code = byFilter.get(filter);
  if (code === undefined) throw new RangeError(`Not a prescription status filter: ${String(filter)}`);
  return code;
}
