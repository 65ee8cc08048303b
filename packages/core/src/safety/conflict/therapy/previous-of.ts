import { drugByIngredients } from '../drug/drug.js';
import { compareText } from '../term/distinct.js';
import { sharedSubstances } from '../drug/shared-drug.js';
import type { IssuedTherapyFacts, TherapyProductFacts } from '../../signing/index.js';

/**
 * The newest prescription of the same ingredient issued for the patient by any user at the location, with which a new
 * one is compared. A product without a recorded ingredient is compared with the same product.
 *
 * @param issued - in any order
 * @returns `null` when there is none
 * @see P-237
 */
export function previousOf(
  issued: readonly IssuedTherapyFacts[],
  product: Pick<TherapyProductFacts, 'id' | 'ingredients'>,
): IssuedTherapyFacts | null {
  const drug = drugByIngredients(product.ingredients);
  const same = issued.filter(
    (one) =>
      one.product.id === product.id || sharedSubstances(drug, drugByIngredients(one.product.ingredients)).length > 0,
  );
  const [newest] = [...same].sort((a, b) => compareText(b.issuedAt, a.issuedAt) || compareText(b.id, a.id));
  return newest ?? null;
}
