import { normaliseTerm } from '../term/term.js';

/** The site of action: systemic, or local to the application site. */
export type Route = 'systemic' | 'eye' | 'ear' | 'skin' | 'airway';

/** The fields of a product that indicate its site of action. */
export interface RoutedProduct {
  readonly title: string;
  readonly keywords: readonly string[];
  /** The form, if it is known in addition to the title. */
  readonly presentation?: string | null;
}

/** Words in title, form and keywords. A spot-on is systemic, although its form is a topical solution. */
const words: readonly (readonly [Route, RegExp])[] = [
  ['eye', /\b(?:ophthalmic|eye)\b/],
  ['ear', /\b(?:otic|ear (?:drops|cleaner|flush)|otitis)\b/],
  ['airway', /\b(?:inhaler|equihaler|inhaled)\b/],
  ['skin', /\b(?:shampoo|mousse|wipes|pads|cream|lotion|conditioner|spray)\b|\btopical (?!solution)/],
];

/**
 * The site of action of a product, by its title, form and keywords.
 *
 * @see P-236, P-326
 */
export function routeOf({ title, keywords, presentation }: RoutedProduct): Route {
  const text = [title, presentation ?? '', ...keywords].map(normaliseTerm).join(' | ');
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'systemic';
}
