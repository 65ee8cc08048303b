import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';
import { productJson } from './product-json.js';
import type { StoredProduct } from './stored-product.js';

/** A product by its id; the catalogue belongs to no location. */
export async function findProduct(sql: Queryable, id: string): Promise<StoredProduct | null> {
  const [found] = await rows<{ product: StoredProduct | null }>(sql, `select ${productJson('$1')} as product`, [
    key(id),
  ]);
  return found?.product ?? null;
}
