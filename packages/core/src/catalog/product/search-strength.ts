/** A number and the unit after it, as labels print strengths: '75 mg', '10 mg/mL', '0.5%'. */
const numbers = /(\d+(?:\.\d+)?|\.\d+)\s*((?:%|[a-zµ]+)(?:\/[a-z]+)?)?/giu;

/** A word that is a strength: a number, followed by a unit or nothing. */
const strengthWords =
  /(?<![^\s,(])(\d+(?:\.\d+)?|\.\d+)\s*((?:mg|mcg|µg|ug|kg|g|ml|l|%|iu|units?|meq|lbs?|oz|cfu|in)(?:\/[a-z]+)?)?(?![^\s,)])/giu;

/** Spellings of units that labels do not use, with the label's spelling. */
const sameUnits: Readonly<Record<string, string>> = { µg: 'mcg', ug: 'mcg', unit: 'units', lbs: 'lb' };

const keyOf = (number: string, unit = ''): string => {
  const [first = '', ...others] = unit.toLowerCase().split('/');
  return `=${Number(number)}|${[sameUnits[first] ?? first, ...others].join('/')}`;
};

/** The search keys of a strength, one for each of its numbers: '=3|mg', '=1|mg', '=10|mg/g'. @see P-380 */
export function strengthKeys(strengthDisplay: string | null): string[] {
  return [...(strengthDisplay ?? '').matchAll(numbers)].map(([, number = '', unit]) => keyOf(number, unit));
}

/** A search text split into a name and strengths. */
export interface StrengthSearch {
  /** The text without the strengths. */
  readonly text: string;
  /** The key prefixes that a family must have: '=75|' if no unit was typed. */
  readonly strengths: readonly string[];
}

/**
 * Splits strengths from the name in a search text: 'carprofen 75mg', 'cerenia 24'.
 *
 * @returns `null` without a strength, or without a name
 * @see P-380
 */
export function readStrengthSearch(text: string): StrengthSearch | null {
  const strengths = [...text.matchAll(strengthWords)].map(([, number = '', unit]) => keyOf(number, unit));
  const rest = text
    .replaceAll(strengthWords, ' ')
    .replace(/[\s,()]+/g, ' ')
    .trim();
  return strengths.length === 0 || rest === '' ? null : { text: rest, strengths };
}

/** Whether a family has every strength in a search. @see P-380 */
export function hasStrengths(keys: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((one) => keys.some((key) => key.startsWith(one)));
}
