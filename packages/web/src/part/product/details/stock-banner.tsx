import { chakra } from '@chakra-ui/react';
import { outOfStockBanner } from '@signa/core/product';
import { PackageX } from 'lucide-react';
import type { DetailedProduct } from './product-images';

/** Says of what is out of stock that it is; nothing of anything else (P-180). */
export function StockBanner({ product }: { readonly product: Pick<DetailedProduct, 'isOutOfStock' | 'status'> }) {
  const banner = outOfStockBanner(product);
  if (banner === null) return null;
  return (
    <chakra.p
      display="flex"
      gap="2"
      px="3"
      py="2"
      bg="status.near.bg"
      color="status.near.fg"
      textStyle="strong"
      borderWidth="1px"
      borderColor="status.near.border"
      borderRadius="control"
    >
      <PackageX size={18} aria-hidden style={{ flexShrink: 0 }} />
      {banner}
    </chakra.p>
  );
}
