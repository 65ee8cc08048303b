import { isSearchable, searchMaximum } from '@signa/core/practice';
import { shortened, trimmed } from '@signa/core/base';

/** What the list of people shows; it stands in the address. */
export interface PeopleFilters {
  /** Empty while nobody is searched for. */
  readonly search: string;
  readonly locationId: string | null;
  readonly onlyActive: boolean;
  /** From 1. */
  readonly page: number;
}

/** The filters of an address; what nobody could have chosen counts as not said. */
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

/** The address of filters; what is as at first is left out. */
export function writePeopleFilters({ search, locationId, onlyActive, page }: PeopleFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(locationId !== null && { location: locationId }),
    ...(onlyActive && { active: 'only' }),
    ...(page > 1 && { page: String(page) }),
  });
}
