import type { Issue } from '../../../base/failure/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';
import { issueAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/**
 * The flavors a product offers; none unless `hasFlavor`.
 *
 * @see P-050
 */
export function flavorChoices(
  product: Pick<ProductFacts, 'hasFlavor' | 'productFlavors'>,
): ProductFacts['productFlavors'] {
  return product.hasFlavor ? product.productFlavors : [];
}

/** Whether a product is available in that flavor (P-050). */
export function offersFlavor(product: Pick<ProductFacts, 'hasFlavor' | 'productFlavors'>, flavorId: string): boolean {
  return flavorChoices(product).some((flavor) => flavor.flavorId === flavorId);
}

/** An unavailable flavor cannot be dispensed (P-050). */
export function checkFlavor(
  { flavorId }: PrescriptionForm,
  { product }: PrescriptionFormContext,
  issues: Issue[],
): void {
  if (flavorId === null || product === null || offersFlavor(product, flavorId)) return;
  issues.push(
    issueAt('flavorId', 'not-a-choice', 'This product is not available in that flavor. Choose another flavor'),
  );
}
