import { chakra } from '@chakra-ui/react';
import {
  deliveryTimeLabel,
  outOfStockBanner,
  priceLabel,
  type PriceQuestion,
  shelfLifeLabel,
  weightRangeLabel,
} from '@signa/core/catalog';
import { selectionStepLabels } from '@signa/core/prescribing';
import { Info, PackageX } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../../part/badge/badge';
import { IconButton } from '../../../../part/button/icon-button';
import { MetaLine } from '../../../../part/list/meta-line';
import { ProductBadges } from '../../../../part/product/details/product-badges';
import { ProductDetailsDialog } from '../../../../part/product/details/product-details-dialog';
import { fullTitle } from '../../../../part/text/product-title';
import { RowChevron } from './row-chevron';
import { ChoiceRow, RowList, StepList } from './step-list';
import type { SelectionProduct } from './use-look-ups';

interface ProductStepProps {
  readonly products: readonly SelectionProduct[];
  readonly priceOf: PriceQuestion;
  readonly onChoose: (id: string) => void;
}

/** Step 3: the products of the strength, each with its details (P-026, P-179). */
export function ProductStep({ products, priceOf, onChoose }: ProductStepProps) {
  const [shown, setShown] = useState<SelectionProduct | null>(null);
  return (
    <>
      <StepList label={selectionStepLabels.product}>
        <RowList>
          {products.map((product) => (
            <chakra.li key={product.id} pe="2">
              <ChoiceRow type="button" data-row onClick={() => onChoose(product.id)}>
                <ProductWords product={product} isOfficeUse={priceOf.isOfficeUse} />
                <chakra.span textStyle="name" display="inline-block">
                  {priceLabel([product], priceOf)}
                </chakra.span>
                <RowChevron />
              </ChoiceRow>
              <IconButton icon={Info} label={`Details of ${product.title}`} onClick={() => setShown(product)} />
            </chakra.li>
          ))}
        </RowList>
      </StepList>
      {shown && <ProductDetailsDialog productId={shown.id} title={fullTitle(shown)} onClose={() => setShown(null)} />}
    </>
  );
}

function ProductWords({ product, isOfficeUse }: { readonly product: SelectionProduct; readonly isOfficeUse: boolean }) {
  const stock = outOfStockBanner(product);
  return (
    <chakra.span flex="1" minW="0" display="flex" flexDirection="column" gap="1">
      <chakra.span textStyle="section" overflowWrap="anywhere">
        {fullTitle(product)}
      </chakra.span>
      <MetaLine
        parts={[
          product.packsizeDisplay,
          deliveryTimeLabel(isOfficeUse ? product.officeUseDeliveryDays : product.rxDeliveryDays),
          weightRangeLabel(product),
          shelfLifeLabel(product) && `Shelf life ${shelfLifeLabel(product)}`,
        ]}
      />
      <chakra.span display="flex" flexWrap="wrap" gap="1">
        <ProductBadges product={product} />
        {stock && (
          <Badge tone="near" icon={PackageX}>
            {stock}
          </Badge>
        )}
      </chakra.span>
    </chakra.span>
  );
}
