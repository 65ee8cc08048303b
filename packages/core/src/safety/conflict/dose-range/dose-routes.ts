import { doseRoutes, type DoseRoute } from '../../../knowledge/index.js';
import type { ConflictProduct } from '../../signing/index.js';
import { routeOf } from '../drug/route.js';
import { normaliseTerm } from '../term/term.js';

/** The routes of a presentation, the most specific words first. */
const ofPresentation: readonly (readonly [RegExp, readonly DoseRoute[]])[] = [
  [/\btransdermal\b/u, ['transdermal']],
  [/\binjection\b|\binjectable\b/u, ['subcutaneous', 'intramuscular', 'intravenous']],
  [/\btopical solution\b/u, ['topical']],
  [/\boral(?:ly)?\b|\btablets?\b|\bcapsules?\b|\bcaplets?\b|\bchew(?:able|s)?\b|\bgranules\b/u, ['oral']],
];

/** Words of directions that name the route of an injection. */
const ofDirections: readonly (readonly [DoseRoute, RegExp])[] = [
  ['subcutaneous', /\b(?:sc|sq|subq|sub q|subcut|subcutaneous|subcutaneously|under the skin)\b/u],
  ['intramuscular', /\b(?:im|intramuscular|intramuscularly|into the muscle)\b/u],
  ['intravenous', /\b(?:iv|intravenous|intravenously|into the vein)\b/u],
];

/** What tells how a product is given. */
export type RoutedForm = Pick<ConflictProduct, 'title' | 'keywords' | 'productPresentation'>;

/**
 * The routes by which a product may be given, as dose ranges distinguish them: of an injection all three, unless the
 * directions name one. A product that acts where it is applied is not dosed by weight.
 *
 * @returns empty for a product that is not dosed by weight, and for an unknown form
 * @see P-401
 */
export function doseRoutesOf(
  { title, keywords, productPresentation }: RoutedForm,
  directions: string | null,
): ReadonlySet<DoseRoute> {
  const presentation = productPresentation?.description ?? null;
  if (routeOf({ title, keywords, presentation }) !== 'systemic') return new Set();
  const form = normaliseTerm(presentation ?? title);
  const routes = ofPresentation.find(([words]) => words.test(form))?.[1] ?? [];
  if (routes.length < 2) return new Set(routes);
  const text = normaliseTerm(directions ?? '');
  const named = ofDirections.filter(([, words]) => words.test(text)).map(([route]) => route);
  return new Set(named.length > 0 ? named : doseRoutes.filter((route) => routes.includes(route)));
}
