import { isPrnOnlyFamily, weightRangeLabel } from '@signa/core/catalog';
import type { StoredProduct } from './stored-product.js';

/** What core decides about a product. */
export interface Judgement {
  readonly isPrnOnlyFamily: boolean;
  /** Its weight range in words (P-186). */
  readonly productWeightRange: string | null;
}

/** Applies core's rules to a product, with its family (P-044). */
export function judged<P extends StoredProduct>(product: P): P & Judgement {
  return {
    ...product,
    isPrnOnlyFamily: isPrnOnlyFamily(product.familyFacts),
    productWeightRange: weightRangeLabel(product),
  };
}
