import { stateCode } from '../../base/contact/index.js';
import { trimmed } from '../../base/text/index.js';
import { cellText, type CellRead, read, unreadable } from './cell-read.js';
import { readZipCell } from './read-zip-cell.js';

/** The parts of an address of the US. */
export interface CellAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** Code of a state. */
  readonly state: string;
  readonly zip: string;
}

const accepted =
  "it can't be divided into street, city, state and zip code. Write it as '18 Regent St, Saratoga Springs, NY 12866', or replace it in \"values\" of the mapping";
const country = /^(?:usa?|u\.s\.a?\.?|united states(?: of america)?)$/i;
const zipAtEnd = /^(.*?)[\s,]+(\d{3,5}(?:-\d{4})?)$/;

/**
 * Reads an address in one cell, as it is written in the US: street, an optional second line, city, state and zip code,
 * divided by commas or line breaks ('1 Elm St, Apt 2, Troy, NY 12180'). Between city and a state code, and before the
 * zip code, a space suffices. Anything else is a fault, because a part would be stored as another one.
 *
 * @returns `null` for an empty cell
 * @see A-600
 */
export function readAddressCell(cell: string): CellRead<CellAddress | null> {
  const text = cellText(cell);
  if (text === '') return read(null);
  const parts = text.split(/[,\n]+/).map((part) => trimmed(part.replaceAll(/\s+/g, ' ')));
  if (country.test(parts.at(-1) ?? '')) parts.pop();
  const [, before = '', zipText = ''] = zipAtEnd.exec(parts.join(', ')) ?? [];
  const named = before.split(',').map(trimmed);
  const last = named.pop() ?? '';
  const [state, rest] = stateOf(last, named);
  const city = rest.pop() ?? '';
  const [line1 = '', line2 = '', ...more] = rest;
  if (state === null || more.length > 0 || !/\p{L}/u.test(city) || /\d/.test(city) || !/[\p{L}\d]/u.test(line1))
    return unreadable(accepted);
  if (rest.some((part) => part === '')) return unreadable(accepted);
  const zip = readZipCell(zipText, state);
  return 'fault' in zip ? zip : read({ line1, line2, city, state, zip: zip.value }, zip.note);
}

/** The state at the end of 'Troy NY', or alone after its comma, and the parts before it. */
function stateOf(last: string, before: readonly string[]): [string | null, string[]] {
  const alone = stateCode(last.replaceAll('.', ''));
  if (alone !== null) return [alone, [...before]];
  const [, city = '', code = ''] = /^(.+?) ([A-Z]{2})$/.exec(last) ?? [];
  return [stateCode(code), [...before, city]];
}
