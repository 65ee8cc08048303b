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

/** What a client is searched by; field names as they travel (C-194). */
export interface SearchedClient extends Pick<ClientFacts, 'id' | 'firstName' | 'lastName' | 'email'> {
  readonly phones: readonly PhoneFacts[];
  readonly locationPatientClients: readonly PatientLink[];
}

/** A patient of a client; the client stays linked to one it no longer brings, but not actively. */
export interface PatientLink<P extends { readonly name: string } = { readonly name: string }> {
  readonly isActive: boolean;
  readonly locationPatient: P | null;
}

/** Between the terms of a client search (C-016). */
const termSeparator = '|';

/**
 * The terms of a client search as they are compared: in small letters, without accents and without what is blank,
 * each run of white space one space. A phone may stand in them as it is read on screen or on paper, and is compared by its
 * digits; any apostrophe counts as the straight one (C-021, C-290).
 *
 * @see C-016, C-036
 */
export function searchTerms(filter: string): string[] {
  return filter
    .split(termSeparator)
    .map((term) => asPhoneTerm(comparable(term)))
    .filter((term) => term !== '');
}

/** Characters of a filter: a full box each for first name, last name, e-mail, phone and patient, and what is between. */
const clientFilterMaximum = 5 * searchMaximum.clients + 4;

/**
 * The same search with each word as a term of its own, for when the text as a whole finds nobody: 'devon moose' is the
 * first name of a client and the name of a patient, 'achterberg, devon' a name turned round. A phone stays one term.
 *
 * @returns `null` where there is but one word, the terms are told apart already, or no search box could have sent it
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

/** The violation of a filter that no search box could have sent. @param path - the variable @see C-009, C-016, C-190 */
export function clientFilterIssues(filter: string, path = 'filter'): Issue[] {
  if (!isTooLong(filter, clientFilterMaximum)) return searchFloorIssues(filter, path);
  return [{ path, code: 'too-long', message: `Search text must be at most ${clientFilterMaximum} characters` }];
}

/**
 * The texts of a client in which a term may be contained: "first last", the e-mail, the names of actively linked
 * patients and, for a term of digits only, the digits of active phones. First and last name stand in "first last".
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
  // A term with anything but digits is in no text of digits only.
  return [name, email ?? '', ...digits, ...patients].map(comparable);
}

/**
 * Whether a search finds a client: each of its terms in at least one of the client's texts, where a phone without its
 * area code is one of them for the whole number too.
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
 * The phone by which a client is found although it lacks the area code that was searched for: it may be another's.
 *
 * @returns as it is stored; `null` where each term stands as a whole in a text of the client
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

/** The patients whom a client brings now: those of active links, in the order given. @see C-015, C-016 */
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
 * The filter of the list after a pause of `searchDebounceMs` in typing: with 1 or 2 characters the one before stays, so
 * that no call is made; an emptied box brings back the unfiltered list.
 *
 * @param before - the filter that the list shown was asked with; empty when unfiltered
 * @returns trimmed
 * @see C-010
 */
export function filterAfterTyping(before: string, typed: string): string {
  return isSearchable(typed) ? trimmed(typed) : before;
}

/** What to do about a text that is too short to be searched by; `null` where it is not. @see C-010 */
export function searchHint(typed: string): string | null {
  return isSearchable(typed) ? null : `Type at least ${searchMinimum.general} characters`;
}

/** What the switch 'Show only active' asks for. @see C-013 */
export function activeFilterOf(showOnlyActive: boolean): ActiveFilter {
  return showOnlyActive ? 'active' : 'all';
}

/** Which `isActive` an active filter keeps; `null` keeps both, and so does a filter left out. @see C-013 */
export function keptActivity(filter: ActiveFilter | null | undefined): boolean | null {
  if (!filter || filter === 'all') return null;
  return filter === 'active';
}

/** A text as searches compare it: folded, each run of white space one space. @see C-016, C-290 */
export function comparable(text: string): string {
  return folded(trimmed(text).replace(/\s+/g, ' '));
}
