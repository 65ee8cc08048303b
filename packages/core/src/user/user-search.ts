import type { Issue } from '../failure/index.js';
import { isSearchable, searchMinimum } from '../practice/index.js';
import { userTexts } from './text.js';

/** A search for the people of some locations; field names as LocationsUsers takes them. */
export interface UserSearch {
  readonly locationIds: readonly string[];
  /** Empty for everybody. */
  readonly userFilter: string;
}

/**
 * The violations of a search for users: it needs a location, and 3 characters or none.
 *
 * @see
 */
export function checkUserSearch({ locationIds, userFilter }: UserSearch): Issue[] {
  const text = { path: 'userFilter', code: 'too-short', message: `Type at least ${searchMinimum.general} characters` };
  return [
    ...(locationIds.length === 0 ? [{ path: 'locationIds', code: 'required', message: userTexts.noLocation }] : []),
    ...(isSearchable(userFilter) ? [] : [text]),
  ];
}
