import { wordMeanings } from '../language/index.js';
import { type CellRead, cellText, read, unreadable } from './cell-read.js';

const yes = /^(?:yes|y|true|t|1|x|active|act|a|on)$/i;
const no = /^(?:no|n|false|f|0|inactive|inact|i|off)$/i;

const otherLanguages = wordMeanings(({ yes: yesWords, no: noWords, active, inactive }) => ({
  yes: `${yesWords}, ${active}`,
  no: `${noWords}, ${inactive}`,
}));

/**
 * Reads a yes or no: also 'Y', 'true', '1', 'Active', 'Inactive', also in German, Spanish and French.
 *
 * @param otherwise - for an empty cell
 * @see
 */
export function readYesCell(cell: string, otherwise: boolean): CellRead<boolean> {
  const text = cellText(cell);
  if (text === '') return read(otherwise);
  const meaning = otherLanguages.get(text.toLowerCase());
  if (meaning !== undefined) return read(meaning === 'yes');
  if (yes.test(text)) return read(true);
  return no.test(text) ? read(false) : unreadable('it is not yes or no');
}
