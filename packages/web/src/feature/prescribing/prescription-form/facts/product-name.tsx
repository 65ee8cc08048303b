import { chakra } from '@chakra-ui/react';
import { productTitle } from '../../../../part/text/product-title';
import type { FormProduct } from '../state/setting';

/** Title and strength. The strength appears once and never wraps. */
export function ProductName({ product }: { readonly product: Pick<FormProduct, 'title' | 'strengthDisplay'> }) {
  const { name, strength } = productTitle(product.title, product.strengthDisplay);
  return (
    <>
      {name} {strength && <chakra.span display="inline-block">{strength}</chakra.span>}
    </>
  );
}
