import { columnsOf, text, valueOf } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';

const p = columnsOf('product as p');

/**
 * What distinguishes one therapy from another in the catalog, as a SQL JSON value. Takes an expression of the product's
 * id.
 */
export const therapyProductJson = (id: string) => valueOf(facts, `from signa.product p where p.id = ${id}`);
const facts = jsonObject({
  id: text(p.id),
  title: p.title,
  productFamily: p.product_family,
  strengthDisplay: p.strength_display,
  ingredients: p.ingredients,
  keywords: p.keywords,
  packsizeQty: p.packsize_qty,
  unit: p.unit_measure,
});
