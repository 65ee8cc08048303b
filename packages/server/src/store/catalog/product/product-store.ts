import { key } from '../../key.js';
import { columnsOf, text, valueOf } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { productJson } from './product-json.js';
import type { Relatives, StoredProduct } from './stored-product.js';

const m = columnsOf('product as m');
const c = columnsOf('product as c');

const statement = select(
  fields({
    product: productJson('$1'),
    parentProduct: valueOf(
      jsonObject({ id: text(m.id), title: m.title }),
      'from signa.product c join signa.product m on m.id = c.parent_product_id where c.id = $1',
    ),
    childProducts: jsonList(jsonObject({ id: text(c.id), title: c.title }), {
      orderBy: 'c.id',
      from: 'from signa.product c where c.parent_product_id = $1',
    }),
  }),
  '',
);

/** A product by its id, with its related products; the catalog belongs to no location. */
export async function findProduct(sql: Queryable, id: string): Promise<(StoredProduct & Relatives) | null> {
  const [found] = await rows(sql, statement, [key(id)]);
  if (!found?.product) return null;
  const { product, ...relatives } = found;
  return { ...product, ...relatives };
}
