import { judged } from '../../store/product/judged-product.js';
import { findProduct } from '../../store/product/product-store.js';
import { read } from '../context.js';
import type { ResolversOf } from '../resolver.js';
import { Failure } from '../../failure/failure.js';

type Names =
  | 'GetProductByProductId'
  | 'GetProductPresentationById'
  | 'GetProductPresentationsForProductFamily'
  | 'GetProductsExtendedDataFromProductFamily'
  | 'ProductFamilies'
  | 'ProductFamiliesCount'
  | 'SearchProductFamilies'
  | 'SearchProductFamiliesCount'
  | 'SearchProducts'
  | 'getSearchFilters';

/** Refused until the search documents are laid. */
function notYet(): never {
  throw new Failure('NOT_FOUND', 'Product search is not open on this server.');
}

export const productResolvers: ResolversOf<Names> = {
  GetProductByProductId: async ({ id }, context) => {
    const found = await read(context, (sql) => findProduct(sql, id));
    return found && judged(found);
  },
  GetProductPresentationById: notYet,
  GetProductPresentationsForProductFamily: notYet,
  GetProductsExtendedDataFromProductFamily: notYet,
  ProductFamilies: notYet,
  ProductFamiliesCount: notYet,
  SearchProductFamilies: notYet,
  SearchProductFamiliesCount: notYet,
  SearchProducts: notYet,
  getSearchFilters: notYet,
};
