import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import { productJson } from './product-json.js';
import type { Relatives, StoredProduct } from './stored-product.js';

const statement = `select ${productJson('$1')} as product,
  (select json_build_object('id', m.id::text, 'title', m.title) from signa.product c
    join signa.product m on m.id = c.parent_product_id where c.id = $1) as "parentProduct",
  (select coalesce(json_agg(json_build_object('id', c.id::text, 'title', c.title) order by c.id), '[]')
    from signa.product c where c.parent_product_id = $1) as "childProducts"`;

/** A product by its id, with its relatives; the catalogue belongs to no location. */
export async function findProduct(sql: Queryable, id: string): Promise<(StoredProduct & Relatives) | null> {
  const [found] = await uncheckedRows<{ product: StoredProduct | null } & Relatives>(sql, statement, [key(id)]);
  if (!found?.product) return null;
  const { product, ...relatives } = found;
  return { ...product, ...relatives };
}
