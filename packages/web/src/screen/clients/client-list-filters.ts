import { filterAfterTyping } from '@signa/core/clients';
import { pageSizes, searchMaximum } from '@signa/core/practice';
import { shortened } from '@signa/core/base';

/** Filters of the client list, stored in the address. */
export interface ClientListFilters {
  /** Empty for all clients. */
  readonly search: string;
  readonly onlyActive: boolean;
  /** One-based page number. */
  readonly page: number;
  readonly pageSize: number;
  /** Shows all clients on one page, without pagination (C-012). */
  readonly isFull: boolean;
}

/** Available page sizes (C-011). */
export const clientPageSizes: readonly number[] = [pageSizes.clients, 20, 50, 100];

/** Parses the filters of an address; invalid values are ignored. */
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

/** Address for filters, without default values. */
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
