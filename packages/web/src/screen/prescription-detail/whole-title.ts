import { productTitle } from '../../part/text/product-title';

/** The title of a product with its strength, which titles may leave out. */
export function wholeTitle(product: { readonly title: string; readonly strengthDisplay: string | null }): string {
  const { name, strength } = productTitle(product.title, product.strengthDisplay);
  return [name, strength].filter(Boolean).join(' ');
}
