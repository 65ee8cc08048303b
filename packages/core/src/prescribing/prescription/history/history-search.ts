import { comparable, searchWords } from '../../../clients/client/index.js';
import type { Issue } from '../../../base/failure/index.js';
import { searchFloorIssues } from '../../../practice/location/index.js';
import type { ExternalPrescription } from '../../../catalog/prescription-name/index.js';
import { isTooLong } from '../../../base/text/index.js';

/** Maximum characters of a history search, trimmed (P-262). */
export const historySearchMaximum = 100;

/** The violation of a search that no search box could have sent. @see P-262 */
export function historySearchIssues(search: string, path = 'search'): Issue[] {
  if (!isTooLong(search, historySearchMaximum)) return searchFloorIssues(search, path);
  return [{ path, code: 'too-long', message: `Search text must be at most ${historySearchMaximum} characters` }];
}

/** A search word, and the beginning of an Rx number that it could be. */
export interface HistoryWord {
  readonly text: string;
  /** Digits; `null` when the word cannot be a number. */
  readonly number: string | null;
}

/** Minimum digits of the sequence number for a word to count as a number: fewer would match too many. */
const numberMinimum = 4;
/** 'Rx#' before a number, and the number sign alone. */
const numberSign = /\brx[\s#]*(?=\d)|#/gi;
/** A search that contains nothing else is one number, whatever separates its year and its sequence number. */
const brokenNumber = /^\s*(\d{2})[\s\p{Pd}]+(\d+)\s*$/u;
/** '26-120001', '26120001', '120001'; with any dash. */
const likeNumber = /^(?:\d{2}\p{Pd})?\d+$/u;

/**
 * The words of a history search; each must occur in the patient's or client's name, the drug, or the number.
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

/** The searched fields of a prescription; contract field names. */
export interface SearchedPrescription {
  readonly rxNumber: string | null;
  readonly elsewhere?: ExternalPrescription | null | undefined;
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
 * beginning of its number, with or without the year; an external number as written.
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

/** '75mg' also finds '75 mg'. */
const strengthTexts = (strength: string | null) => [strength ?? '', strength?.replaceAll(' ', '') ?? ''];

const begins = (rxNumber: string | null, digits: string): boolean => partOfNumber(rxNumber, digits) !== null;

/** The part of a number that these digits match, as written; `null` if it does not begin with them. */
function partOfNumber(rxNumber: string | null, digits: string): string | null {
  if (rxNumber === null) return null;
  const [year, running] = rxNumber.split('-');
  if (year === undefined || running === undefined) return rxNumber.startsWith(digits) ? digits : null;
  if (running.startsWith(digits)) return digits;
  return (year + running).startsWith(digits) ? `${year}-${digits.slice(year.length)}` : null;
}

/**
 * The texts to highlight in a row: the words as typed, and the matching part of its number ('26-1200' for '261200').
 *
 * @see P-262
 */
export function markedInRow(search: string, rxNumber: string | null): string[] {
  return historyWords(search).flatMap(({ text, number }) => {
    const part = number === null ? null : partOfNumber(rxNumber, number);
    return part === null || part === text ? [text] : [text, part];
  });
}
