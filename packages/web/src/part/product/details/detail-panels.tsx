import { chakra } from '@chakra-ui/react';
import { autoshipPrice, formatPrice, priceOf, weightRangeLabel } from '@signa/core/catalog';
import { usePractice } from '../../../platform/practice/practice';
import { Fact, Facts } from '../../surface/facts';
import { Collapsible } from './collapsible';
import type { DetailedProduct } from './product-images';

interface DetailPanelsProps {
  readonly product: DetailedProduct;
  readonly price: string | null;
}

/** Panels below the facts; panels without content are omitted (P-182). */
export function DetailPanels({ product, price }: DetailPanelsProps) {
  const autoship = useAutoshipPrice(product);
  const descriptions = [
    product.description,
    product.additionalDescription1,
    product.additionalDescription2,
    product.additionalDescription3,
    product.additionalDescription4,
  ].filter((text): text is string => Boolean(text?.trim()));
  return (
    <div>
      <Collapsible title="Pricing" isOpen>
        <Facts>
          <Fact label="Price">{price}</Fact>
          <Fact label="Pack size">{product.packsizeDisplay}</Fact>
          {autoship && <Fact label="Autoship price">{autoship}</Fact>}
        </Facts>
      </Collapsible>
      {descriptions.length > 0 && (
        <Collapsible title="Description" isOpen>
          <Paragraphs texts={descriptions} />
        </Collapsible>
      )}
      {(product.directions || product.precautions) && (
        <Collapsible title="Prescribing Details">
          <Facts gridTemplateColumns="minmax(0, 1fr)">
            <Fact label="Directions">{product.directions}</Fact>
            <Fact label="Precautions">{product.precautions}</Fact>
          </Facts>
        </Collapsible>
      )}
      {product.ingredients.length > 0 && (
        <Collapsible title="Ingredients">
          <p>{product.ingredients.join(', ')}</p>
        </Collapsible>
      )}
      <Collapsible title="Additional Details">
        <Facts>
          <Fact label="SKU">{product.sku}</Fact>
          <Fact label="Manufacturer">{product.manufacturer}</Fact>
          <Fact label="Classification">{product.classification}</Fact>
          <Fact label="Strength">{product.strengthDisplay}</Fact>
          <Fact label="Pack size">{product.packsizeDisplay}</Fact>
          <Fact label="Weight range">{weightRangeLabel(product)}</Fact>
        </Facts>
      </Collapsible>
    </div>
  );
}

/** The autoship price, if it is lower (P-185). */
function useAutoshipPrice(product: DetailedProduct): string | null {
  const { location } = usePractice();
  const price = priceOf(product, { priceBookType: location.priceBookType, isOfficeUse: false });
  if (price === null) return null;
  const reduced = autoshipPrice(price, product);
  return reduced < price ? formatPrice(reduced) : null;
}

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) => (
  <chakra.div display="flex" flexDirection="column" gap="2">
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </chakra.div>
);
