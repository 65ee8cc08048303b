import { isSearchable, searchMaximum } from '@signa/core/practice';
import { shortened, trimmed } from '@signa/core/base';

/** Filters of the user list, stored in the address. */
export interface PeopleFilters {
  /** Empty while there is no search. */
  readonly search: string;
  readonly locationId: string | null;
  readonly onlyActive: boolean;
  /** One-based page number. */
  readonly page: number;
}

/** Parses the filters of an address; invalid values are ignored. */
export function readPeopleFilters(query: URLSearchParams): PeopleFilters {
  const search = trimmed(shortened(query.get('search') ?? '', searchMaximum.clients));
  const page = query.get('page') ?? '';
  const location = query.get('location') ?? '';
  return {
    search: isSearchable(search) ? search : '',
    locationId: /^\d{1,18}$/.test(location) ? location : null,
    onlyActive: query.get('active') === 'only',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Address for filters, without default values. */
export function writePeopleFilters({ search, locationId, onlyActive, page }: PeopleFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(locationId !== null && { location: locationId }),
    ...(onlyActive && { active: 'only' }),
    ...(page > 1 && { page: String(page) }),
  });
}
