import { filterAfterTyping } from '@signa/core/clients';
import { isSearchable, pageSizes, searchMaximum } from '@signa/core/practice';
import { shortened, trimmed } from '@signa/core/base';

/** Filters of the page, stored in the address. */
export interface LinkFilters {
  /** Search text, with the same search as in the client list; empty without one. */
  readonly search: string;
  /** Names from the address, of any length; they apply while no search text is typed (C-126). */
  readonly firstName: string;
  readonly lastName: string;
  /** One-based page number. */
  readonly page: number;
  readonly pageSize: number;
}

/** Available page sizes. */
export const linkPageSizes: readonly number[] = [pageSizes.linkPage, 20, 50, 100];

/** Parses the filters of an address; invalid values are ignored. */
export function readLinkFilters(query: URLSearchParams): LinkFilters {
  const page = query.get('page') ?? '';
  const size = Number(query.get('size'));
  const search = filterAfterTyping('', shortened(query.get('q') ?? '', searchMaximum.clients));
  const nameIn = (field: string) => (search === '' ? trimmed(query.get(field)) : '');
  return {
    search,
    firstName: nameIn('firstName'),
    lastName: nameIn('lastName'),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: linkPageSizes.includes(size) ? size : pageSizes.linkPage,
  };
}

/** Address for filters, without default values. */
export function writeLinkFilters({ search, firstName, lastName, page, pageSize }: LinkFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(pageSize !== pageSizes.linkPage && { size: String(pageSize) }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** "first last", the search for names from the address. @see C-126 */
export const nameOf = ({ firstName, lastName }: LinkFilters) => [firstName, lastName].filter(Boolean).join(' ');

/** Applies the typed text after a pause: it replaces the names, unless it is too short. */
export function filtersAfterTyping(now: LinkFilters, typed: string): LinkFilters {
  if (typed === (now.search || nameOf(now)) || !isSearchable(typed)) return now;
  return { ...now, search: trimmed(typed), firstName: '', lastName: '', page: 1 };
}
