import { drugOfTherapy } from '../drug/drug.js';
import { compareText } from '../term/distinct.js';
import { sharedSubstances } from '../drug/shared-drug.js';
import type { IssuedTherapyFacts, TherapyProductFacts } from '../../signing/index.js';

/**
 * The newest prescription of the same ingredient that anybody at the location issued for the patient: what a new one is
 * compared with. A product without a recorded ingredient is compared with the same product.
 *
 * @param issued - in any order
 * @returns `null` when there is none
 * @see P-237
 */
export function previousOf(
  issued: readonly IssuedTherapyFacts[],
  product: Pick<TherapyProductFacts, 'id' | 'ingredients'>,
): IssuedTherapyFacts | null {
  const drug = drugOfTherapy({ ...product, keywords: [] });
  const same = issued.filter(
    (one) => one.product.id === product.id || sharedSubstances(drug, drugOfTherapy(one.product)).length > 0,
  );
  const [newest] = [...same].sort((a, b) => compareText(b.issuedAt, a.issuedAt) || compareText(b.id, a.id));
  return newest ?? null;
}
