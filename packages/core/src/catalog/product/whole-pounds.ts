import type { ProductFacts } from './product.js';

/** Labels with weight ranges in whole pounds, each ending one pound below the next: 'up to 25, 26 to 50'. */
const labels = [
  'Denamarin',
  'Drontal Plus',
  'Frontline Plus',
  'Heartgard Plus',
  'Interceptor Flavor Tabs',
  'K9 Advantix II',
  'Sentinel Flavor Tabs',
  'Tri-Heart Plus',
];

const isWhole = (bound: number | null) => bound === null || Number.isInteger(bound);

/**
 * A weight as the label of a product compares it: in whole pounds, rounded half up, if its ranges are printed so; 25.4
 * lb would otherwise match neither 'up to 25' nor '26 to 50'.
 *
 * @param pounds - to one decimal
 * @see P-083
 */
export function poundsOfLabel(
  { title, weightMin, weightMax }: Pick<ProductFacts, 'title' | 'weightMin' | 'weightMax'>,
  pounds: number,
): number {
  const isInWholePounds =
    isWhole(weightMin) &&
    isWhole(weightMax) &&
    labels.some((label) => title === label || title.startsWith(`${label} `));
  return isInWholePounds ? Math.round(pounds) : pounds;
}
