import { judged } from '../../store/product/judged-product.js';
import { findProduct } from '../../store/product/product-store.js';
import { read } from '../context.js';
import type { ResolversOf } from '../resolver.js';

export const productResolvers: ResolversOf<'GetProductByProductId'> = {
  GetProductByProductId: async ({ id }, context) => {
    const found = await read(context, (sql) => findProduct(sql, id));
    return found && judged(found);
  },
};
