/**
 * The range of factors that count as ten times or a tenth. A misplaced decimal point is exactly ten, and may coincide
 * with an intended change of up to a fifth down (8) or a quarter up (12.5). A doubled or halved dose, even with two or
 * three times the frequency, stays below.
 */
const tenFold = { least: 8, most: 12.5 } as const;
/**
 * For a dose every higher factor counts: doubling it and misplacing the point gives twenty times. A pack may be thirty
 * times another.
 */
const tenFoldOrMore = { least: tenFold.least, most: Number.POSITIVE_INFINITY } as const;
/**
 * A pound is 0.45 kilograms: a factor of 2.2 between the measured and the typed weight, give or take what the animal
 * gained or lost since.
 */
const pounds = { least: 1.8, most: 2.6 } as const;
/** Both bounds are included; binary rounding must not exclude them. */
const grain = 1e-9;

function isWithin(factor: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return factor >= least - grain && factor <= most + grain;
}

type Band = Parameters<typeof isWithin>[1];

function status(now: number, last: number, band: Band): 'times' | 'part' | null {
  if (!(now > 0 && last > 0)) return null;
  if (isWithin(now / last, band)) return 'times';
  return isWithin(last / now, band) ? 'part' : null;
}

/** Compares two quantities: ten times, a tenth, or neither. @see P-242 */
export function tenFoldQuantity(now: number, last: number): 'times' | 'part' | null {
  return status(now, last, tenFold);
}

/** Compares two doses: ten times or more, a tenth or less, or neither. @see P-242 */
export function tenFoldDose(now: number, last: number): 'times' | 'part' | null {
  return status(now, last, tenFoldOrMore);
}

/** Whether two numbers differ by exactly one decimal place. */
export function isDecimalPoint(now: number, last: number): boolean {
  return isWithin(Math.max(now, last) / Math.min(now, last), { least: 9.9, most: 10.1 });
}

/** Whether one weight is the other in the wrong unit. @see P-243 */
export function isPoundsForKilograms(now: number, last: number): boolean {
  return now > 0 && last > 0 && isWithin(Math.max(now, last) / Math.min(now, last), pounds);
}

/**
 * Whether a weight changed more than an adult animal's can: by a factor of 1.8 or more in either direction. @see P-315
 */
export function isGrossChange(now: number, last: number): boolean {
  return now > 0 && last > 0 && Math.max(now, last) / Math.min(now, last) >= pounds.least - grain;
}

/** Whether two amounts are similar: within a quarter. */
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
