import { countsPacks, type PortalFacts } from '@signa/core/prescribing';
import { quantityInShort, quantityInUnits } from '@signa/core/catalog';
import { packsLabel } from './product-title';

type Measured = { readonly unitMeasure: { readonly description: string } | null } | null;

/**
 * Requested quantity: '90 tablets', or '2 packs' in the brand portal, which must not be mistaken for 2 tablets
 * (P-048).
 */
export function requestedInUnits(quantity: number, product: Measured, location: PortalFacts): string {
  return countsPacks(location) ? packsLabel(quantity) : quantityInUnits(quantity, product?.unitMeasure?.description);
}

/** A shorter form without the unit. */
export function requestedInShort(quantity: number, product: Measured, location: PortalFacts): string {
  return countsPacks(location) ? packsLabel(quantity) : quantityInShort(quantity, product?.unitMeasure?.description);
}
