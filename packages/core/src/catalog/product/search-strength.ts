/** A number and the unit behind it, as labels print strengths: '75 mg', '10 mg/mL', '0.5%'. */
const numbers = /(\d+(?:\.\d+)?|\.\d+)\s*((?:%|[a-zµ]+)(?:\/[a-z]+)?)?/giu;

/** A word that is a strength: it begins with its number, and what is behind it is a unit, or nothing. */
const strengthWords =
  /(?<![^\s,(])(\d+(?:\.\d+)?|\.\d+)\s*((?:mg|mcg|µg|ug|kg|g|ml|l|%|iu|units?|meq|lbs?|oz|cfu|in)(?:\/[a-z]+)?)?(?![^\s,)])/giu;

/** Units that labels write in one way and people in several. */
const sameUnits: Readonly<Record<string, string>> = { µg: 'mcg', ug: 'mcg', unit: 'units', lbs: 'lb' };

const keyOf = (number: string, unit = ''): string => {
  const [first = '', ...others] = unit.toLowerCase().split('/');
  return `=${Number(number)}|${[sameUnits[first] ?? first, ...others].join('/')}`;
};

/** A strength as it is compared, one key for each number of it: '=3|mg', '=1|mg', '=10|mg/g'. @see P-380 */
export function strengthKeys(strengthDisplay: string | null): string[] {
  return [...(strengthDisplay ?? '').matchAll(numbers)].map(([, number = '', unit]) => keyOf(number, unit));
}

/** A search text that names a drug and strengths of it. */
export interface StrengthSearch {
  /** What is left of the text without them. */
  readonly text: string;
  /** The beginnings of the keys that a family must have: '=75|' where no unit was typed. */
  readonly strengths: readonly string[];
}

/**
 * Tells the strengths in a search from the name beside them: 'carprofen 75mg', 'cerenia 24'.
 *
 * @returns `null` where there is none, or nothing beside it
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

/** Whether a family has every strength that a search names. @see P-380 */
export function hasStrengths(keys: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((one) => keys.some((key) => key.startsWith(one)));
}
