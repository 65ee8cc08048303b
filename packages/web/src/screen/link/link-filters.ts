import { filterAfterTyping } from '@signa/core/clients';
import { isSearchable, pageSizes, searchMaximum } from '@signa/core/practice';
import { shortened, trimmed } from '@signa/core/base';

/** What the page shows; it stands in the address. */
export interface LinkFilters {
  /** What was typed, by which clients are found as in the client list; empty without. */
  readonly search: string;
  /** Of the address, whatever their length; they count while nothing else is typed (C-126). */
  readonly firstName: string;
  readonly lastName: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Rows of a page that a person may choose. */
export const linkPageSizes: readonly number[] = [pageSizes.linkPage, 20, 50, 100];

/** The filters of an address; what nobody could have chosen counts as not said. */
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

/** The address of filters; what is as at first is left out. */
export function writeLinkFilters({ search, firstName, lastName, page, pageSize }: LinkFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(pageSize !== pageSizes.linkPage && { size: String(pageSize) }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** "first last", by which the address asks. @see C-126 */
export const nameOf = ({ firstName, lastName }: LinkFilters) => [firstName, lastName].filter(Boolean).join(' ');

/** The filters after a pause in typing: what is typed takes the place of the names, a text that is too short does not. */
export function filtersAfterTyping(now: LinkFilters, typed: string): LinkFilters {
  if (typed === (now.search || nameOf(now)) || !isSearchable(typed)) return now;
  return { ...now, search: trimmed(typed), firstName: '', lastName: '', page: 1 };
}
