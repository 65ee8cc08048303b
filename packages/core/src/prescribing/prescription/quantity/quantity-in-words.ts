import { unitOf } from '../../../catalog/product/index.js';

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

function wholeInWords(whole: number): string {
  if (whole < 20) return small[whole] ?? '';
  if (whole < 100) return withRest(tens[Math.floor(whole / 10)] ?? '', whole % 10, '-');
  if (whole < 1000) return withRest(`${wholeInWords(Math.floor(whole / 100))} hundred`, whole % 100, ' ');
  return withRest(`${wholeInWords(Math.floor(whole / 1000))} thousand`, whole % 1000, ' ');
}

function withRest(words: string, rest: number, joint: string): string {
  return rest === 0 ? words : `${words}${joint}${wholeInWords(rest)}`;
}

/**
 * A quantity as printed, in digits and words, so that no one can alter it: 30 (thirty), 9999 (nine thousand nine
 * hundred ninety-nine), 2.5 (two point five). Decimals are spelled digit by digit.
 *
 * @param quantity - 0 to 999,999 with at most two decimals
 * @throws RangeError on any other number: an incorrect quantity must never be printed
 * @see P-110
 */
export function quantityInWords(quantity: number): string {
  const digits = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(String(quantity));
  if (digits === null) throw new RangeError(`Not a quantity that can be printed: ${quantity}`);
  const [, whole, decimals] = digits;
  const fraction =
    decimals === undefined
      ? ''
      : ` point ${decimals.replace(/\d/g, (digit) => `${wholeInWords(Number(digit))} `).trimEnd()}`;
  return `${quantity} (${wholeInWords(Number(whole))}${fraction})`;
}

/**
 * The printed quantity with its unit: '120 (one hundred twenty) mL', so that 120 of a liquid cannot be read as bottles.
 *
 * @param unit - as in the product, in the plural if it has one: 'tablets', 'mL'; `null` when unknown
 * @see P-110
 */
export function printedQuantity(quantity: number, unit: string | null): string {
  const counted = unitOf(quantity, unit);
  return counted ? `${quantityInWords(quantity)} ${counted}` : quantityInWords(quantity);
}
