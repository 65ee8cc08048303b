import { chakra } from '@chakra-ui/react';
import { MarkedTerms } from '../../../part/list/marked-text';
import { productTitle, quantityInShort } from '@signa/core/catalog';

interface ProductWordsProps {
  readonly product: {
    readonly title: string;
    readonly strengthDisplay: string | null;
    readonly unitMeasure: { readonly description: string } | null;
  };
  readonly quantity: number;
  /** Search text to highlight. */
  readonly marked?: readonly string[];
}

const noTerms: readonly string[] = [];

/** Product, strength, and quantity on one line; each stays unbroken if it fits a line. */
export function ProductWords({ product, quantity, marked = noTerms }: ProductWordsProps) {
  const { name, strength } = productTitle(product.title, product.strengthDisplay);
  return (
    <chakra.span overflowWrap="anywhere">
      <MarkedTerms text={name} terms={marked} />{' '}
      {strength && (
        <>
          <chakra.span display="inline-block">
            <MarkedTerms text={strength} terms={marked} />
          </chakra.span>{' '}
        </>
      )}
      <chakra.span color="fg.muted" whiteSpace="nowrap">
        × {quantityInShort(quantity, product.unitMeasure?.description)}
      </chakra.span>
    </chakra.span>
  );
}
