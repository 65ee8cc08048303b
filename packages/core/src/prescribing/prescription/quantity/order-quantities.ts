import { quantityInUnits } from '../../../catalog/product/index.js';
import type { PrescriptionForm } from '../form/form.js';
import { stepsOf } from './quantity-stepper.js';
import { countsPacks, type PackFacts, type PortalFacts } from './requested-fills.js';
import { totalQuantity } from './total-quantity.js';

export interface OrderQuantityFacts {
  readonly task: { readonly quantityRequested: number | null; readonly remainingQty: number | null };
  readonly form: Pick<PrescriptionForm, 'unitPerFill' | 'refills' | 'prnFlag'>;
  readonly product: PackFacts & { readonly unitMeasure?: { readonly description: string } | null };
  readonly location: PortalFacts;
}

/**
 * Compares what was ordered, what is left, and what the form authorizes: 'Ordered: 180 tablets. Left: 120 tablets. This
 * form: 60 tablets per fill, 360 tablets in total, enough for the order.' In packages at portal type brava, otherwise in
 * dispensing units, like a request.
 *
 * @returns `null` while the order or the quantity per fill is unknown
 * @see P-049, P-353
 */
export function orderQuantitiesText({ task, form, product, location }: OrderQuantityFacts): string | null {
  const { quantityRequested: ordered, remainingQty: left } = task;
  const { unitPerFill } = form;
  if (ordered === null || unitPerFill === null || !Number.isFinite(unitPerFill)) return null;
  const isPacks = countsPacks(location);
  const count = (quantity: number) =>
    isPacks
      ? `${quantity} ${quantity === 1 ? 'pack' : 'packs'}`
      : quantityInUnits(quantity, product.unitMeasure?.description);
  const perFill = isPacks ? stepsOf(unitPerFill, product) : unitPerFill;
  const total = totalQuantity({ ...form, unitPerFill: perFill });
  const isEnough = form.prnFlag || (total ?? perFill) >= ordered;
  return [
    `Ordered: ${count(ordered)}.`,
    left !== null && `Left: ${count(left)}.`,
    `This form: ${count(perFill)} per fill${total === null ? '' : `, ${count(total)} in total`}, ${
      isEnough ? 'enough for the order.' : 'less than the order.'
    }`,
  ]
    .filter(Boolean)
    .join(' ');
}
