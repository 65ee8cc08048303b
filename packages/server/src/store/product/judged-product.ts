import { isPrnOnlyFamily, weightRangeLabel } from '@signa/core/catalog';
import type { StoredProduct } from './stored-product.js';

/** What core says of a product. */
export interface Judgement {
  readonly isPrnOnlyFamily: boolean;
  /** Its weight band in words (P-186). */
  readonly productWeightRange: string | null;
}

/** Lets core judge a product, by its family too (P-044). */
export function judged<P extends StoredProduct>(product: P): P & Judgement {
  return {
    ...product,
    isPrnOnlyFamily: isPrnOnlyFamily(product.familyFacts),
    productWeightRange: weightRangeLabel(product),
  };
}
