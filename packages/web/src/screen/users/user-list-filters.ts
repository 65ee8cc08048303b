import { isSearchable, pageSizes, searchMaximum } from '@signa/core/practice';
import { shortened, trimmed } from '@signa/core/base';

/** What the list of users shows; it stands in the address. */
export interface UserListFilters {
  /** Empty for everybody. */
  readonly search: string;
  /** Of these locations; `null` for all that the person works at. */
  readonly locationIds: readonly string[] | null;
  readonly onlyActive: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Rows of a page that a person may choose. */
export const userPageSizes: readonly number[] = [pageSizes.users, 20, 50, 100];

/** In the address, for who has taken every location out. */
const none = 'none';

/** The filters of an address; what nobody could have chosen counts as not said. */
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

/** The address of filters; what is as at first is left out. */
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
