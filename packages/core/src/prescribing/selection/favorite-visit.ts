import { pathOf } from './office-use-variant.js';
import { decodeQueryValue } from './decode-query-value.js';
import { encodeQueryValue } from '../../practice/location/index.js';
import { nothingChosen } from './choice.js';
import { isId, writeParameters } from './parameter.js';
import { parametersOf } from './selection-address.js';
import type { SelectionInput } from './selection-context.js';
import { visit, type Visit } from './visit.js';

/** The parameter of a chosen favorite, beside those of P-011. */
const parameter = 'favoriteId';

/** The favorite in a URL; `null` without one, and for an impossible ID. @see P-499 */
export function favoriteInUrl(query: URLSearchParams): string | null {
  const value = query.get(parameter);
  const id = value === null ? null : decodeQueryValue(value);
  return id !== null && isId(id) ? id : null;
}

/**
 * The wizard with the product of a favorite, for the client and patient so far. Its form is then filled in with the
 * favorite.
 *
 * @see P-499
 */
export function visitOfFavorite(
  { isOfficeUse, parties }: Pick<SelectionInput, 'isOfficeUse' | 'parties'>,
  favorite: { readonly id: string; readonly productId: string },
  others?: URLSearchParams,
): Visit {
  const selection = { isOfficeUse, parties, choice: nothingChosen };
  const query = writeParameters(parametersOf(selection, favorite.productId), others);
  query.set(parameter, decodeURIComponent(encodeQueryValue(favorite.id)));
  return visit(pathOf('wizard', isOfficeUse), query, 'push');
}
