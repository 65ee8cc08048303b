import { countsPacks, type PortalFacts } from '@signa/core/prescribing';
import { quantityInShort, quantityInUnits } from '@signa/core/catalog';
import { packsLabel } from './product-title';

type Measured = { readonly unitMeasure: { readonly description: string } | null } | null;

/** What a request asks for: '90 tablets'; at the brand portal '2 packs', which must not read as 2 tablets (P-048). */
export function requestedInUnits(quantity: number, product: Measured, location: PortalFacts): string {
  return countsPacks(location) ? packsLabel(quantity) : quantityInUnits(quantity, product?.unitMeasure?.description);
}

/** The same where there is no room for a unit of what is counted. */
export function requestedInShort(quantity: number, product: Measured, location: PortalFacts): string {
  return countsPacks(location) ? packsLabel(quantity) : quantityInShort(quantity, product?.unitMeasure?.description);
}
