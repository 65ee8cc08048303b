import type { Issue } from '../../base/failure/index.js';
import { isSearchable, searchMinimum } from '../location/index.js';
import { trimmed } from '../../base/text/index.js';
import { userTexts } from './text.js';

const tooShort = `Type at least ${searchMinimum.general} characters`;

/** A search for the users of some locations. Field names are those of LocationsUsers. */
export interface UserSearch {
  /** Omitted for every location that the caller may read. */
  readonly locationIds: readonly string[] | null | undefined;
  /** Empty for all users. */
  readonly userFilter: string;
}

/**
 * The issues of a user search: at least one location if any are given, and a text of 3 characters or none.
 *
 * @see
 */
export function checkUserSearch({ locationIds, userFilter }: UserSearch): Issue[] {
  const text = { path: 'userFilter', code: 'too-short', message: tooShort };
  return [
    ...(locationIds?.length === 0 ? [{ path: 'locationIds', code: 'required', message: userTexts.noLocation }] : []),
    ...(isSearchable(userFilter) ? [] : [text]),
  ];
}

/** A search by support for the users of every practice. Field names are those of Users. */
export interface PeopleSearch {
  /** Empty for all users of the location. */
  readonly filter: string;
  readonly locationId: string | null;
}

/**
 * The issues of a user search in every practice: 3 characters, or a location and none.
 *
 * @see
 */
export function checkPeopleSearch({ filter, locationId }: PeopleSearch): Issue[] {
  const isWhole = trimmed(filter) === '' && locationId === null;
  return isWhole || !isSearchable(filter) ? [{ path: 'filter', code: 'too-short', message: tooShort }] : [];
}

/** Maximum number of search terms; further words are ignored. */
const mostTerms = 10;

/**
 * The terms of a user search, in lowercase and without duplicates; their order does not matter.
 *
 * @see A-286
 */
export function peopleSearchTerms(typed: string): string[] {
  const words = typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return [...new Set(words)].slice(0, mostTerms);
}
