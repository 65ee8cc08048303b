/**
 * What counts as ten times or a tenth. A slip of the decimal point is exactly ten; it falls together with a wanted change
 * by up to a fifth down (8) or a quarter up (12.5). A dose doubled or halved, also with a rhythm twice or three times as
 * often, stays below.
 */
const tenFold = { least: 8, most: 12.5 } as const;
/** Of a dose everything above counts: what somebody doubled and then slipped with is twenty times. A pack may be thirty times another. */
const tenFoldOrMore = { least: tenFold.least, most: Number.POSITIVE_INFINITY } as const;
/** A pound is 0.45 of a kilogram: a factor of 2.2 between what was weighed and what was typed, and what the animal gained or lost since. */
const pounds = { least: 1.8, most: 2.6 } as const;
/** Both bounds belong to the band; a binary fraction must not push them out. */
const grain = 1e-9;

function isWithin(factor: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return factor >= least - grain && factor <= most + grain;
}

type Band = Parameters<typeof isWithin>[1];

function standing(now: number, last: number, band: Band): 'times' | 'part' | null {
  if (!(now > 0 && last > 0)) return null;
  if (isWithin(now / last, band)) return 'times';
  return isWithin(last / now, band) ? 'part' : null;
}

/** How two quantities stand: ten times, a tenth, or neither. @see P-242 */
export function tenFoldQuantity(now: number, last: number): 'times' | 'part' | null {
  return standing(now, last, tenFold);
}

/** How two doses stand: ten times or more, a tenth or less, or neither. @see P-242 */
export function tenFoldDose(now: number, last: number): 'times' | 'part' | null {
  return standing(now, last, tenFoldOrMore);
}

/** Whether two numbers are exactly a decimal point apart. */
export function isDecimalPoint(now: number, last: number): boolean {
  return isWithin(Math.max(now, last) / Math.min(now, last), { least: 9.9, most: 10.1 });
}

/** Whether one weight is the other in the wrong unit. @see P-243 */
export function isPoundsForKilograms(now: number, last: number): boolean {
  return now > 0 && last > 0 && isWithin(Math.max(now, last) / Math.min(now, last), pounds);
}

/** Whether a weight changed as no grown animal's does: to 1.8 times and more, or to that part and less. @see P-315 */
export function isGrossChange(now: number, last: number): boolean {
  return now > 0 && last > 0 && Math.max(now, last) / Math.min(now, last) >= pounds.least - grain;
}

/** Whether two amounts are about the same: within a quarter. */
export function isAlike(one: number, other: number): boolean {
  return one > 0 && other > 0 && Math.max(one, other) / Math.min(one, other) <= 1.25 + grain;
}

/** 'Ten times the last dose', 'About a tenth of the usual quantity', 'More than ten times the last dose'. */
export function tenFoldTitle(now: number, last: number, what: string): string {
  const isTimes = now > last;
  const words = isTimes ? `ten times the ${what}` : `a tenth of the ${what}`;
  if (isDecimalPoint(now, last)) return words.charAt(0).toUpperCase() + words.slice(1);
  if (tenFoldQuantity(now, last) !== null) return `About ${words}`;
  return `${isTimes ? 'More' : 'Less'} than ${words}`;
}
