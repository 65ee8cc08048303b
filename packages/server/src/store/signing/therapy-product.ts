/** What of the catalogue tells one therapy from another, as a JSON value of SQL. Takes an expression of the product's id. */
export function therapyProductJson(id: string): string {
  return `(select json_build_object('id', p.id::text, 'title', p.title, 'productFamily', p.product_family,
    'strengthDisplay', p.strength_display, 'ingredients', p.ingredients, 'keywords', p.keywords,
    'packsizeQty', p.packsize_qty, 'unit', p.unit_measure) from signa.product p where p.id = ${id})`;
}
