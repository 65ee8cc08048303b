import type { Issue } from '../../base/failure/index.js';
import { isSearchable, searchMinimum } from '../location/index.js';
import { trimmed } from '../../base/text/index.js';
import { userTexts } from './text.js';

const tooShort = `Type at least ${searchMinimum.general} characters`;

/** A search for the people of some locations; field names as LocationsUsers takes them. */
export interface UserSearch {
  /** Left out for every location that the caller may read. */
  readonly locationIds: readonly string[] | null | undefined;
  /** Empty for everybody. */
  readonly userFilter: string;
}

/**
 * The violations of a search for users: locations that are named are one at least, and the text has 3 characters or none.
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

/** A search of support for the people of every practice; field names as Users takes them. */
export interface PeopleSearch {
  /** Empty for everybody of the location. */
  readonly filter: string;
  readonly locationId: string | null;
}

/**
 * The violations of a search for people of every practice: 3 characters, or a location and none.
 *
 * @see
 */
export function checkPeopleSearch({ filter, locationId }: PeopleSearch): Issue[] {
  const isWhole = trimmed(filter) === '' && locationId === null;
  return isWhole || !isSearchable(filter) ? [{ path: 'filter', code: 'too-short', message: tooShort }] : [];
}

/** What is typed of a person beyond so many words narrows nothing any more. */
const mostTerms = 10;

/**
 * The words of a search for people as they are compared: in small letters, each once, in any order.
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
