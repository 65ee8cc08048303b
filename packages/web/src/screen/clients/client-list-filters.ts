import { filterAfterTyping } from '@signa/core/clients';
import { pageSizes, searchMaximum } from '@signa/core/practice';
import { shortened } from '@signa/core/base';

/** What the client list shows; it stands in the address. */
export interface ClientListFilters {
  /** Empty for all clients. */
  readonly search: string;
  readonly onlyActive: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** All on one page, without a pager (C-012). */
  readonly isFull: boolean;
}

/** Rows of a page that a person may choose (C-011). */
export const clientPageSizes: readonly number[] = [pageSizes.clients, 20, 50, 100];

/** The filters of an address; what nobody could have chosen counts as not said. */
export function readClientListFilters(query: URLSearchParams): ClientListFilters {
  const page = query.get('page') ?? '';
  const size = Number(query.get('size'));
  return {
    search: filterAfterTyping('', shortened(query.get('q') ?? '', searchMaximum.clients)),
    onlyActive: query.get('active') !== 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: clientPageSizes.includes(size) ? size : pageSizes.clients,
    isFull: query.get('list') === 'full',
  };
}

/** The address of filters; what is as at first is left out. */
export function writeClientListFilters(filters: ClientListFilters): URLSearchParams {
  const { search, onlyActive, page, pageSize, isFull } = filters;
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(!onlyActive && { active: 'all' }),
    ...(pageSize !== pageSizes.clients && { size: String(pageSize) }),
    ...(isFull && { list: 'full' }),
    ...(page > 1 && { page: String(page) }),
  });
}
