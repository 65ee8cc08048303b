import { chakra } from '@chakra-ui/react';
import { outOfStockBanner } from '@signa/core/catalog';
import { PackageX } from 'lucide-react';
import type { DetailedProduct } from './product-images';

interface StockBannerProps {
  readonly product: Pick<DetailedProduct, 'isOutOfStock' | 'status'>;
  /** It is the footer of a card and spans its full width. */
  readonly isFooter?: boolean;
}

/** Shown only if the product is out of stock (P-180). */
export function StockBanner({ product, isFooter = false }: StockBannerProps) {
  const banner = outOfStockBanner(product);
  if (banner === null) return null;
  return (
    <chakra.p
      display="flex"
      gap="2"
      px={isFooter ? '4' : '3'}
      py="2"
      bg="status.near.bg"
      color="status.near.fg"
      textStyle="strong"
      borderWidth={isFooter ? '1px 0 0' : '1px'}
      borderColor="status.near.border"
      borderRadius={isFooter ? undefined : 'control'}
    >
      <PackageX size={18} aria-hidden style={{ flexShrink: 0 }} />
      {banner}
    </chakra.p>
  );
}
