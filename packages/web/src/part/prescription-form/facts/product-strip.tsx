import { chakra } from '@chakra-ui/react';
import { missingPriceText } from '@signa/core/prescription';
import {
  deliveryTimeLabel,
  packPriceLabel,
  quantityInUnits,
  shelfLifeLabel,
  weightRangeLabel,
} from '@signa/core/product';
import { FlaskConical, Pill, ShieldCheck, Snowflake, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../badge/badge';
import { ControlledBadge } from '../../badge/controlled-badge';
import { CopyButton } from '../../button/copy-button';
import { DosageImage } from '../../picture/dosage-image';
import { StockBanner } from '../../product/details/stock-banner';
import { ProductName } from './product-name';
import { fullTitle } from '../../text/product-title';
import type { FormProduct } from '../setting';

export interface ProductStripProps {
  readonly product: FormProduct;
  readonly quantity: number | null;
  readonly flavor: string | null;
  /** The packs that have a price; any other quantity has none. */
  readonly packs?: readonly number[];
  readonly priceBookType: string;
  readonly isOfficeUse: boolean;
}

const approvals: Readonly<
  Record<FormProduct['productApprovalType'], { readonly label: string; readonly icon: LucideIcon }>
> = {
  Rx: { label: 'Rx', icon: Pill },
  OTC: { label: 'OTC', icon: Pill },
  AOTC: { label: 'AOTC', icon: ShieldCheck },
};

/** The product a request is about, its kind, price, delivery and shelf life (P-051, P-180, P-184, P-187). */
export const ProductStrip = memo(function ProductStrip({
  product,
  quantity,
  flavor,
  packs = [],
  priceBookType,
  isOfficeUse,
}: ProductStripProps) {
  const title = fullTitle(product);
  const what = [
    product.productFamily,
    product.productPresentation.description,
    quantity === null || Number.isNaN(quantity) ? '' : quantityInUnits(quantity, product.unitMeasure?.description),
    flavor ?? '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="3" px="4" py="3" alignItems="flex-start">
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
        <chakra.div flex="1 1 12rem" minW="0">
          <chakra.h3 display="flex" alignItems="center" gap="1" textStyle="section" overflowWrap="anywhere">
            <span>
              <ProductName product={product} />
            </span>
            <CopyButton text={title} what="product title" />
          </chakra.h3>
          <chakra.p textStyle="meta" color="fg.muted">
            {what}
          </chakra.p>
          <chakra.span display="flex" flexWrap="wrap" gap="1" mt="1.5">
            <Badge icon={approvals[product.productApprovalType].icon}>
              {approvals[product.productApprovalType].label}
            </Badge>
            {product.compound && <Badge icon={FlaskConical}>Compound</Badge>}
            <ControlledBadge product={product} />
            {product.isHazardous && <Badge icon={TriangleAlert}>Hazardous</Badge>}
            {product.isTempSensitive && <Badge icon={Snowflake}>Temperature sensitive</Badge>}
          </chakra.span>
        </chakra.div>
        <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="2" m="0">
          <Fact
            label="Price"
            value={
              packPriceLabel(product, quantity, { priceBookType, isOfficeUse }) ?? missingPriceText(quantity, packs)
            }
          />
          <Fact
            label="Delivery time"
            value={deliveryTimeLabel(isOfficeUse ? product.officeUseDeliveryDays : product.rxDeliveryDays)}
          />
          <Fact label="Max shelf life" value={shelfLifeLabel(product)} />
          <Fact label="Weight range" value={weightRangeLabel(product)} />
        </chakra.dl>
      </chakra.div>
      <StockBanner product={product} isFoot />
    </>
  );
});

/** Left out where there is nothing to say. */
function Fact({ label, value }: { readonly label: string; readonly value: string | null }) {
  if (value === null) return null;
  return (
    <div>
      <chakra.dt textStyle="label" color="fg.subtle">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="name" maxW="14rem">
        {value}
      </chakra.dd>
    </div>
  );
}
