import { chakra } from '@chakra-ui/react';
import { quantityInUnits } from '@signa/core/catalog';
import { memo } from 'react';
import { ProductBadges } from '../../../../part/badge/product-badges';
import { CopyButton } from '../../../../part/button/copy-button';
import { DosageImage } from '../../../../part/picture/dosage-image';
import { fullTitle } from '../../../../part/text/product-title';
import type { FormProduct } from '../state/setting';
import { ProductName } from './product-name';

interface ProductHeadProps {
  readonly product: FormProduct;
  readonly quantity: number | null;
  readonly flavor: string | null;
}

/** The product of a form, shown if no card names it above the form. */
export const ProductHead = memo(function ProductHead({ product, quantity, flavor }: ProductHeadProps) {
  const what = [
    product.productFamily,
    product.productPresentation.description,
    quantity === null || Number.isNaN(quantity) ? '' : quantityInUnits(quantity, product.unitMeasure?.description),
    flavor ?? '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <chakra.div display="flex" gap="3" alignItems="flex-start">
      <chakra.span
        display="inline-flex"
        p="1.5"
        bg="bg.surface"
        borderWidth="1px"
        borderColor="border.default"
        borderRadius="card"
        color="fg.muted"
      >
        <DosageImage form={product.productPresentation.description} size={30} />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <chakra.div display="flex" alignItems="center" gap="1">
          <chakra.h3 textStyle="section" overflowWrap="anywhere" minW="0">
            <ProductName product={product} />
          </chakra.h3>
          <CopyButton text={fullTitle(product)} what="product title" />
        </chakra.div>
        <chakra.p textStyle="meta" color="fg.muted">
          {what}
        </chakra.p>
        <chakra.span display="flex" flexWrap="wrap" gap="1" mt="1.5">
          <ProductBadges product={product} />
        </chakra.span>
      </chakra.div>
    </chakra.div>
  );
});
