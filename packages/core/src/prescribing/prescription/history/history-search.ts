import { comparable, searchWords } from '../../../clients/client/index.js';
import type { Issue } from '../../../base/failure/index.js';
import { searchFloorIssues } from '../../../practice/location/index.js';
import type { IssuedElsewhere } from '../../../catalog/prescription-name/index.js';
import { isTooLong } from '../../../base/text/index.js';

/** Characters of a search of the history, trimmed (P-262). */
export const historySearchMaximum = 100;

/** The violation of a search that the box could not have sent. @see P-262 */
export function historySearchIssues(search: string, path = 'search'): Issue[] {
  if (!isTooLong(search, historySearchMaximum)) return searchFloorIssues(search, path);
  return [{ path, code: 'too-long', message: `Search text must be at most ${historySearchMaximum} characters` }];
}

/** A word of the search, and the beginning of an Rx number that it may be. */
export interface HistoryWord {
  readonly text: string;
  /** Digits; `null` where the word cannot be a number. */
  readonly number: string | null;
}

/** Digits of the running part from which on a word is taken for a number: fewer begin too many of them. */
const numberMinimum = 4;
/** 'Rx#' before a number, and the sign alone. */
const numberSign = /\brx[\s#]*(?=\d)|#/gi;
/** A search of nothing else is one number, whatever stands between its year and its running part. */
const brokenNumber = /^\s*(\d{2})[\s\p{Pd}]+(\d+)\s*$/u;
/** '26-120001', '26120001', '120001'; any dash. */
const likeNumber = /^(?:\d{2}\p{Pd})?\d+$/u;

/**
 * The words of a search of the history; each must be found in the patient's or client's name, the drug or the number.
 *
 * @see P-262
 */
export function historyWords(search: string): HistoryWord[] {
  const plain = search.replaceAll(numberSign, ' ').replace(brokenNumber, '$1-$2');
  return searchWords(plain).map((text) => ({ text, number: numberOf(text) }));
}

function numberOf(word: string): string | null {
  if (!likeNumber.test(word)) return null;
  const [first = '', rest] = word.split(/\p{Pd}/u);
  return (rest ?? first).length >= numberMinimum ? first + (rest ?? '') : null;
}

/** What a prescription is searched by; field names as they travel. */
export interface SearchedPrescription {
  readonly rxNumber: string | null;
  readonly elsewhere?: IssuedElsewhere | null | undefined;
  readonly locationClient: { readonly firstName: string | null; readonly lastName: string | null } | null;
  readonly locationPatient: { readonly name: string } | null;
  readonly product: {
    readonly title: string;
    readonly productFamily: string;
    readonly strengthDisplay: string | null;
    readonly ingredients: readonly string[];
  };
}

/**
 * Whether a search finds a prescription: each of its words in at least one of its texts, ignoring case, or at the
 * beginning of its number, with the year or without; of another system's number as it is written there.
 *
 * @see P-262, P-306
 */
export function isInHistorySearch(search: string, prescription: SearchedPrescription): boolean {
  const texts = searchedTexts(prescription);
  return historyWords(search).every(
    ({ text, number }) =>
      texts.some((searched) => searched.includes(text)) ||
      (number !== null && begins(prescription.rxNumber, number)) ||
      comparable(prescription.elsewhere?.number ?? '').startsWith(text),
  );
}

function searchedTexts({ locationClient, locationPatient, product }: SearchedPrescription): string[] {
  const client = [locationClient?.firstName, locationClient?.lastName].filter(Boolean).join(' ');
  const { title, productFamily, strengthDisplay, ingredients } = product;
  return [
    client,
    locationPatient?.name ?? '',
    title,
    productFamily,
    ...strengthTexts(strengthDisplay),
    ...ingredients,
  ].map(comparable);
}

/** '75 mg' is found by '75mg' too. */
const strengthTexts = (strength: string | null) => [strength ?? '', strength?.replaceAll(' ', '') ?? ''];

const begins = (rxNumber: string | null, digits: string): boolean => partOfNumber(rxNumber, digits) !== null;

/** The part of a number at which these digits stand, as it is written; `null` where it does not begin with them. */
function partOfNumber(rxNumber: string | null, digits: string): string | null {
  if (rxNumber === null) return null;
  const [year, running] = rxNumber.split('-');
  if (year === undefined || running === undefined) return rxNumber.startsWith(digits) ? digits : null;
  if (running.startsWith(digits)) return digits;
  return (year + running).startsWith(digits) ? `${year}-${digits.slice(year.length)}` : null;
}

/**
 * The texts whose letters a row shows marked: the words as they are typed, and the part of its number that one stands
 * for ('26-1200' of '261200').
 *
 * @see P-262
 */
export function markedInRow(search: string, rxNumber: string | null): string[] {
  return historyWords(search).flatMap(({ text, number }) => {
    const part = number === null ? null : partOfNumber(rxNumber, number);
    return part === null || part === text ? [text] : [text, part];
  });
}
