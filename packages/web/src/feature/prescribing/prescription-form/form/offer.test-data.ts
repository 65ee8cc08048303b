import type { Operations } from '@signa/core/contract';
import type { FormProduct } from '../state/setting';

type Offer = Operations['GetProductsExtendedDataFromProductFamily']['data'];

/** The products that a family offers in one form, grouped as the server does. */
export function offerOf(products: readonly FormProduct[]): Offer {
  const strengths = [...new Set(products.map(({ strengthDisplay }) => strengthDisplay ?? ''))];
  const strengthProductMap = strengths.map((strength) => ({
    strength,
    products: products.filter(({ strengthDisplay }) => (strengthDisplay ?? '') === strength),
  }));
  const classificationProductMap = [{ classification: 'Medication', strengthProductMap }];
  return { productsExtendedData: { flavorProductMap: [], classificationProductMap } };
}
