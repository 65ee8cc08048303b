import { addressTexts, stateCode } from '../../base/contact/index.js';
import { zipWarning } from '../../base/zip/index.js';
import { cellText, type CellRead, read, unreadable, withoutFraction } from './cell-read.js';

/**
 * Reads a zip code: the four digits after the first five (ZIP+4) are dropped, and zeros that a spreadsheet removed are
 * added if the code then belongs to the state of the address.
 *
 * @see A-585
 */
export function readZipCell(cell: string, state: string): CellRead<string> {
  const text = withoutFraction(cellText(cell));
  if (text === '') return read('');
  const [, five = '', four = ''] = /^(\d{3,5})(?:[- ]*(\d{4}))?-?$/.exec(text) ?? /^(\d{4,5})(\d{4})$/.exec(text) ?? [];
  if (five === '') return unreadable(`${addressTexts.zip}, such as 12866 or 12866-1234`);
  const note = four === '' || four === '0000' ? null : 'the last four digits of a ZIP+4 code were dropped';
  if (five.length === 5) return read(five, note);
  const zip = five.padStart(5, '0');
  if (stateCode(state) !== null && zipWarning({ state, zip }) === null) return read(zip, note);
  return unreadable(`${addressTexts.zip}. ${zip} isn't in the state '${state}', so no zeros were added`);
}
