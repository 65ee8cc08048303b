import * as z from 'zod/mini';
import { checkFavorite, type FavoriteForm, type FavoriteProduct } from '../prescribing/favorite/index.js';
import { checked } from './checked.js';
import { anyNumber, anyText, flag, text } from './part.js';

/** `checkFavorite` as a schema, for the product of the favorite (P-491). */
export const favoriteSchema = (product: FavoriteProduct | null) =>
  checked(
    z.object({
      name: text,
      scope: z.custom<FavoriteForm['scope']>((scope) => scope === null || typeof scope === 'string'),
      productId: anyText,
      directions: anyText,
      unitPerFill: anyNumber,
      prnFlag: flag,
      refills: anyNumber,
      daysSupply: anyNumber,
      noteToPharmacy: anyText,
      noteToClient: anyText,
      species: z.custom<FavoriteForm['species']>(Array.isArray),
      weightMin: anyNumber,
      weightMax: anyNumber,
      weightUnit: z.custom<FavoriteForm['weightUnit']>((unit) => typeof unit === 'string'),
      conditionCode: anyText,
    }),
    (form) => checkFavorite(form, product),
  );
