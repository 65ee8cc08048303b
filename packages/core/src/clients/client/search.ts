import { asPhoneTerm, likePhone, phoneDigits, withoutAreaCode, type PhoneFacts } from '../../base/contact/index.js';
import type { Issue } from '../../base/failure/index.js';
import {
  isSearchable,
  searchFloorIssues,
  searchMaximum,
  searchMinimum,
  type ActiveFilter,
} from '../../practice/location/index.js';
import { folded, isTooLong, trimmed } from '../../base/text/index.js';
import type { ClientFacts } from './client.js';

/** The fields of a client that a search compares. Field names are those of the API (C-194). */
export interface SearchedClient extends Pick<ClientFacts, 'id' | 'firstName' | 'lastName' | 'email'> {
  readonly phones: readonly PhoneFacts[];
  readonly locationPatientClients: readonly PatientLink[];
}

/** A patient of a client. An inactive link is kept for a patient the client no longer brings. */
export interface PatientLink<P extends { readonly name: string } = { readonly name: string }> {
  readonly isActive: boolean;
  readonly locationPatient: P | null;
}

/** Separates the terms of a client search (C-016). */
const termSeparator = '|';

/**
 * The terms of a client search as they are compared: folded, without blank ones, with white space collapsed. A phone
 * formatted as on screen or on paper is compared by its digits, and every apostrophe counts as a straight one (C-021,
 * C-290).
 *
 * @see C-016, C-036
 */
export function searchTerms(filter: string): string[] {
  return filter
    .split(termSeparator)
    .map((term) => asPhoneTerm(comparable(term)))
    .filter((term) => term !== '');
}

/**
 * Maximum length of a filter: a full search field each for first name, last name, email, phone and patient, with
 * separators.
 */
const clientFilterMaximum = 5 * searchMaximum.clients + 4;

/**
 * The same search with each word as a separate term, for when the whole text finds no one: 'devon moose' is the first
 * name of a client and the name of a patient, 'achterberg, devon' an inverted name. A phone stays one term.
 *
 * @returns `null` for a single word, for separated terms, and for a text longer than a search field
 * @see C-016, P-274
 */
export function searchByWords(filter: string): string | null {
  if (filter.length > clientFilterMaximum || filter.includes(termSeparator)) return null;
  const terms: string[] = [];
  for (const word of filter.split(/[\s,]+/).filter(Boolean)) {
    const last = terms.at(-1);
    if (last && likePhone.test(last) && likePhone.test(word)) terms.splice(-1, 1, `${last} ${word}`);
    else terms.push(word);
  }
  return terms.length > 1 ? terms.join(termSeparator) : null;
}

/** The issue of a filter that no search field could have sent. @param path - the variable @see C-009, C-016, C-190 */
export function clientFilterIssues(filter: string, path = 'filter'): Issue[] {
  if (!isTooLong(filter, clientFilterMaximum)) return searchFloorIssues(filter, path);
  return [{ path, code: 'too-long', message: `Search text must be at most ${clientFilterMaximum} characters` }];
}

/**
 * The texts of a client that a term may match: "first last", the email, the names of actively linked patients and, for
 * a term of digits only, the digits of active phones.
 *
 * @see C-016
 */
function searchedTexts({
  firstName,
  lastName,
  email,
  phones,
  locationPatientClients,
}: Omit<SearchedClient, 'id'>): string[] {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const digits = phones.filter((phone) => phone.isActive).map((phone) => phoneDigits(phone.phoneNumber));
  const patients = linkedPatients({ locationPatientClients }).map((patient) => patient.name);
  // Phones are compared by digits only, so a term with any other character cannot match them.
  return [name, email ?? '', ...digits, ...patients].map(comparable);
}

/**
 * Whether a search finds a client: each of its terms matches at least one of the client's texts. A phone stored without
 * its area code also matches the full number.
 *
 * @see C-016, C-281
 */
export function isFoundBy(filter: string, client: SearchedClient): boolean {
  const texts = searchedTexts(client);
  return searchTerms(filter).every((term) =>
    texts.some((text) => text.includes(term) || text === withoutAreaCode(term)),
  );
}

/**
 * The phone by which a client was found although it lacks the area code of the search, so it may be another client's.
 *
 * @returns as it is stored; `null` when every term fully matches a text of the client
 * @see C-281
 */
export function phoneWithoutAreaCode(filter: string, client: Omit<SearchedClient, 'id'>): string | null {
  const texts = searchedTexts(client);
  const wanted = searchTerms(filter)
    .filter((term) => !texts.some((text) => text.includes(term)))
    .map(withoutAreaCode);
  const found = client.phones.find((phone) => phone.isActive && wanted.includes(phoneDigits(phone.phoneNumber)));
  return found?.phoneNumber ?? null;
}

/** The patients of a client's active links, in the given order. @see C-015, C-016 */
export function linkedPatients<P extends { readonly name: string }>({
  locationPatientClients,
}: {
  readonly locationPatientClients: readonly PatientLink<P>[];
}): P[] {
  return locationPatientClients.flatMap(({ isActive, locationPatient }) =>
    isActive && locationPatient ? [locationPatient] : [],
  );
}

/**
 * The filter of the list after typing paused for `searchDebounceMs`. With 1 or 2 characters the previous filter is
 * kept, so that no request is sent; an empty field resets the list.
 *
 * @param before - the filter of the current list; empty when unfiltered
 * @returns trimmed
 * @see C-010
 */
export function filterAfterTyping(before: string, typed: string): string {
  return isSearchable(typed) ? trimmed(typed) : before;
}

/** The hint for a text that is too short to search; `null` if it is not. @see C-010 */
export function searchHint(typed: string): string | null {
  return isSearchable(typed) ? null : `Type at least ${searchMinimum.general} characters`;
}

/** The filter for the switch 'Show only active'. @see C-013 */
export function activeFilterOf(showOnlyActive: boolean): ActiveFilter {
  return showOnlyActive ? 'active' : 'all';
}

/** The value of `isActive` that an active filter selects; `null` selects both, which is the default. @see C-013 */
export function activeValueOf(filter: ActiveFilter | null | undefined): boolean | null {
  if (!filter || filter === 'all') return null;
  return filter === 'active';
}

/** A text as searches compare it: folded, with white space collapsed. @see C-016, C-290 */
export function comparable(text: string): string {
  return folded(trimmed(text).replace(/\s+/g, ' '));
}
