import { shortened } from '../../base/text/index.js';
import { valuesOf } from '../prescription/form/form.js';
import {
  emptyFavorite,
  favoriteFields,
  type FavoriteForm,
  favoriteLimits,
  type FavoriteTexts,
  type OfferedPatient,
} from './favorite.js';

/** A prescription, or the form of one, that becomes a favorite. */
export interface FavoriteSource extends FavoriteTexts {
  readonly product: { readonly id: string; readonly title: string };
  /** `null` for office use. */
  readonly patient: Pick<OfferedPatient, 'species'> | null;
}

const asNumber = (value: number | null) => (value !== null && Number.isNaN(value) ? null : value);

/**
 * The form for keeping a prescription as a favorite: what it says, offered for the species of its patient, named after
 * its product. A dose that was computed or typed stays as text; a calculation is written by the user.
 *
 * @see P-497
 */
export function startFavorite(source: FavoriteSource): FavoriteForm {
  const { product, patient } = source;
  const code = patient?.species?.code;
  return {
    ...emptyFavorite,
    ...valuesOf(source, favoriteFields),
    unitPerFill: asNumber(source.unitPerFill),
    daysSupply: asNumber(source.daysSupply),
    name: shortened(product.title, favoriteLimits.nameMax),
    scope: 'own',
    productId: product.id,
    species: code === undefined || code === 'unknown' ? [] : [code],
  };
}
