import { checkWeight, type WeightUnit } from '../../clients/patient/index.js';
import { unitWords } from '../record/read-weight.js';
import { cellText, type CellRead, read, unreadable } from './cell-read.js';

/** A weight in pounds or kilograms, with two decimals. */
export interface CellWeight {
  readonly weight: number;
  readonly unit: WeightUnit;
}

export const decimalMarks = ['.', ','] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** How the weights of a column are read. */
export interface WeightReading {
  readonly decimal: DecimalMark;
  /** The unit of a weight that doesn't name its own; `null` if it is unknown, and then such a weight is a fault. */
  readonly unit: string | null;
  /** Whether 0 is a weight, as in Signa's own files, instead of a missing one. */
  readonly keepsZero: boolean;
}

/** Columns describe the default of Signa's own files; a file of another system has to say which unit it means. */
const noUnitText =
  'nothing names its unit. Set "unit" of weight in the mapping to lbs or kg, or map a column with the unit to weight_unit';

const amount = /^(\d[\d., ]*)\s*([a-z.]*)$/i;
const poundsAndOunces = /^(\d+)\s*(?:lbs?|#|pounds?)\.?[\s,]*(\d+(?:\.\d+)?)\s*(?:oz|ounces?)\.?$/i;

/**
 * Reads a weight with or without its unit: '12.5', '12,5 kg', '12 lb 4 oz', '450 g'. Zero means that nobody weighed the
 * patient. Grams become kilograms, and ounces pounds.
 *
 * @see A-586
 */
export function readWeightCell(cell: string, { decimal, unit, keepsZero }: WeightReading): CellRead<CellWeight | null> {
  const text = cellText(cell);
  if (text === '') return read(null);
  const [, pounds, ounces = ''] = poundsAndOunces.exec(text) ?? [];
  if (pounds !== undefined) return settled(Number(pounds) + Number(ounces) / 16, 'lbs');
  const [, digits = '', written = ''] = amount.exec(text.replace(/#$/, 'lb')) ?? [];
  const number = numberOf(digits.trim(), decimal);
  if (number === null) return unreadable(`it isn't a weight such as 12${decimal}5 or 12${decimal}5 kg`);
  if (number === 0 && !keepsZero) return read(null);
  const known = unitNamed(written || (unit ?? ''));
  if (!known && written === '' && !unit) return unreadable(noUnitText);
  if (!known) return unreadable(`its unit '${written || (unit ?? '')}' is unknown. Write lbs, oz, kg, or g`);
  return settled(number * known.of, known.unit);
}

const unitNamed = (word: string) => unitWords[word.trim().toLowerCase().replaceAll('.', '')];

/** The unit of a word such as 'Pounds' or 'KG'; `null` for any other word. */
export const weightUnitOf = (word: string): WeightUnit | null => unitNamed(word)?.unit ?? null;

function settled(amountInUnit: number, unit: WeightUnit): CellRead<CellWeight | null> {
  const weight = Math.round(amountInUnit * 100) / 100;
  if (weight === 0 && amountInUnit > 0) return read(null, 'a weight below 0.01 was dropped');
  const [issue] = checkWeight(weight);
  return issue ? unreadable(issue.message) : read({ weight, unit });
}

const byCommas = /^\d{1,3}(?:,\d{3})+$/;
const byPoints = /^\d{1,3}(?:\.\d{3})+$/;

/** A number with a decimal mark; `null` if the other mark could be one, too, such as in '1,5'. */
export function numberOf(text: string, decimal: DecimalMark): number | null {
  const grouping = decimal === '.' ? ',' : '.';
  const [whole = '', fraction, ...more] = text.split(decimal);
  const isGrouped = (decimal === '.' ? byCommas : byPoints).test(whole);
  if (more.length > 0 || !(isGrouped || /^\d+$/.test(whole)) || !/^\d*$/.test(fraction ?? '')) return null;
  return Number(`${whole.replaceAll(grouping, '')}.${fraction || '0'}`);
}
