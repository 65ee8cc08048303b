import { chakra } from '@chakra-ui/react';
import { deliveryTimeLabel, priceLabel, shelfLifeLabel } from '@signa/core/catalog';
import { usePractice } from '../../../platform/practice/practice';
import { useSpeciesNames } from '../search/use-species-names';
import { Fact, Facts } from '../../surface/facts';
import { DetailPanels } from './detail-panels';
import { ImageCarousel } from './image-carousel';
import { ProductBadges } from './product-badges';
import { imagesOf } from './product-images';
import type { DetailedProduct } from './product-images';
import { StockBanner } from './stock-banner';

export interface ProductDetailsProps {
  readonly product: DetailedProduct;
  /** Price range of the family, if these are the details of a family. */
  readonly familyPrice?: string | null;
}

/** Product details, shown in the dialog and on the product page (P-179 to P-187). */
export function ProductDetails({ product, familyPrice }: ProductDetailsProps) {
  const { location } = usePractice();
  const speciesNames = useSpeciesNames();
  const price = priceLabel([product], { priceBookType: location.priceBookType, isOfficeUse: false });
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <StockBanner product={product} />
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' }}
      >
        <ImageCarousel
          images={imagesOf(product)}
          title={product.title}
          form={product.productPresentation.description}
        />
        <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
          <chakra.span display="flex" flexWrap="wrap" gap="1">
            <ProductBadges product={product} />
          </chakra.span>
          <Facts gridTemplateColumns="repeat(2, minmax(0, 1fr))">
            <Fact label="Product Family">{product.productFamily}</Fact>
            <Fact label="Form">{product.productPresentation.description}</Fact>
            <Fact label="Species">
              {product.productSpecies.map((code) => speciesNames.get(code) ?? code).join(', ')}
            </Fact>
            <Fact label="Flavors">{product.productFlavors.map(({ flavor }) => flavor).join(', ')}</Fact>
            <Fact label="Price">{familyPrice ?? price}</Fact>
            <Fact label="Delivery time">{deliveryTimeLabel(product.rxDeliveryDays)}</Fact>
            {shelfLifeLabel(product) && <Fact label="Max shelf life">{shelfLifeLabel(product)}</Fact>}
          </Facts>
        </chakra.div>
      </chakra.div>
      <DetailPanels product={product} price={price} />
    </chakra.div>
  );
}
