import { productTitle } from '../../part/text/product-title';

/** Product title including the strength, which titles can omit. */
export function wholeTitle(product: { readonly title: string; readonly strengthDisplay: string | null }): string {
  const { name, strength } = productTitle(product.title, product.strengthDisplay);
  return [name, strength].filter(Boolean).join(' ');
}
