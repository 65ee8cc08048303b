import { chakra } from '@chakra-ui/react';
import type { FormProduct } from '../setting';

/** Title and strength; the strength is never torn apart. */
export function ProductName({ product }: { readonly product: Pick<FormProduct, 'title' | 'strengthDisplay'> }) {
  return (
    <>
      {product.title}{' '}
      {product.strengthDisplay && <chakra.span display="inline-block">{product.strengthDisplay}</chakra.span>}
    </>
  );
}
