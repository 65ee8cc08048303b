import { isSearchable, pageSizes, searchMaximum } from '@signa/core/practice';
import { shortened, trimmed } from '@signa/core/base';

/** Filters of the user list, stored in the address. */
export interface UserListFilters {
  /** Empty for all users. */
  readonly search: string;
  /** Selected locations; `null` for all of the viewer's locations. */
  readonly locationIds: readonly string[] | null;
  readonly onlyActive: boolean;
  /** One-based page number. */
  readonly page: number;
  readonly pageSize: number;
}

/** Available page sizes. */
export const userPageSizes: readonly number[] = [pageSizes.users, 20, 50, 100];

/** Value in the address for an empty selection. */
const none = 'none';

/** Parses the filters of an address; invalid values are ignored. */
export function readUserListFilters(query: URLSearchParams): UserListFilters {
  const search = trimmed(shortened(query.get('q') ?? '', searchMaximum.clients));
  const page = query.get('page') ?? '';
  const size = Number(query.get('size'));
  return {
    search: isSearchable(search) ? search : '',
    locationIds: readLocations(query.get('locations')),
    onlyActive: query.get('active') !== 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: userPageSizes.includes(size) ? size : pageSizes.users,
  };
}

function readLocations(said: string | null): readonly string[] | null {
  if (said === none) return [];
  const ids = (said ?? '').split(',').filter((id) => /^\d{1,18}$/.test(id));
  return ids.length > 0 ? [...new Set(ids)] : null;
}

/** Address for filters, without default values. */
export function writeUserListFilters(filters: UserListFilters): URLSearchParams {
  const { search, locationIds, onlyActive, page, pageSize } = filters;
  return new URLSearchParams({
    ...(search && { q: search }),
    ...(locationIds && { locations: locationIds.join(',') || none }),
    ...(!onlyActive && { active: 'all' }),
    ...(pageSize !== pageSizes.users && { size: String(pageSize) }),
    ...(page > 1 && { page: String(page) }),
  });
}
