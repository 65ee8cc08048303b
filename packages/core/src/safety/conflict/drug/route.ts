import { normaliseTerm } from '../term/term.js';

/** Where a product acts: in the body, or where it is applied. */
export type Route = 'systemic' | 'eye' | 'ear' | 'skin' | 'airway';

/** What of a product says where it acts. */
export interface RoutedProduct {
  readonly title: string;
  readonly keywords: readonly string[];
  /** The form, where it is known beside the title. */
  readonly presentation?: string | null;
}

/** By the words of title, form and keywords. A spot-on acts in the body, though its form is a topical solution. */
const words: readonly (readonly [Route, RegExp])[] = [
  ['eye', /\b(?:ophthalmic|eye)\b/],
  ['ear', /\b(?:otic|ear (?:drops|cleaner|flush)|otitis)\b/],
  ['airway', /\b(?:inhaler|equihaler|inhaled)\b/],
  ['skin', /\b(?:shampoo|mousse|wipes|pads|cream|lotion|conditioner|spray)\b|\btopical (?!solution)/],
];

/**
 * Where a product acts, by its title, form and keywords.
 *
 * @see P-236, P-326
 */
export function routeOf({ title, keywords, presentation }: RoutedProduct): Route {
  const text = [title, presentation ?? '', ...keywords].map(normaliseTerm).join(' | ');
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'systemic';
}
