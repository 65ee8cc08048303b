import { chakra } from '@chakra-ui/react';
import { productTitle, quantityInShort } from '@signa/core/product';

export interface ProductWordsProps {
  readonly product: {
    readonly title: string;
    readonly strengthDisplay: string | null;
    readonly unitMeasure: { readonly description: string } | null;
  };
  readonly quantity: number;
}

/** Product, strength and quantity in one line of text; strength and quantity never break. */
export function ProductWords({ product, quantity }: ProductWordsProps) {
  const { name, strength } = productTitle(product.title, product.strengthDisplay);
  return (
    <chakra.span overflowWrap="anywhere">
      {name}{' '}
      {strength && (
        <>
          <chakra.span whiteSpace="nowrap">{strength}</chakra.span>{' '}
        </>
      )}
      <chakra.span color="fg.muted" whiteSpace="nowrap">
        × {quantityInShort(quantity, product.unitMeasure?.description)}
      </chakra.span>
    </chakra.span>
  );
}
