import { isPrnOnlyFamily } from '@signa/core/product';
import type { StoredProduct } from './stored-product.js';

/** A product with what core computes of its family. */
export type JudgedProduct = StoredProduct & { readonly isPrnOnlyFamily: boolean };

/** Lets core judge the family of a product (P-044). */
export function judged<P extends StoredProduct>(product: P): P & JudgedProduct {
  return { ...product, isPrnOnlyFamily: isPrnOnlyFamily(product.familyFacts) };
}
