import type { LocationFacts } from '../practice/index.js';
import { countsAsOtc, type ProductFacts } from '../product/index.js';
import { withProduct, type ProductChange } from './change-form.js';
import type { PrescriptionForm } from './form.js';
import type { ProductSelection } from './form-context.js';

/** A form with the choice of its product, which change together. */
export interface FormChoice {
  readonly form: PrescriptionForm;
  readonly selection: ProductSelection;
  /** The product that `form.productId` names; `null` while none is chosen. */
  readonly product: ProductFacts | null;
}

/** Without product and quantity; PRN that only the product brought goes with it (P-061). */
function withoutProduct({ form, product }: FormChoice): Pick<FormChoice, 'form' | 'product'> {
  const cleared = { ...form, productId: null, unitPerFill: null };
  const isPrnOfProduct = form.prnFlag && product !== null && countsAsOtc(product);
  return { form: isPrnOfProduct ? { ...cleared, prnFlag: false, refills: null } : cleared, product: null };
}

/** After another form (presentation) was chosen: strength, quantity and product are cleared. @see P-035 */
export function withPresentation(choice: FormChoice, productPresentationId: string | null): FormChoice {
  const selection = { ...choice.selection, productPresentationId, strengthDisplay: null };
  return { ...withoutProduct(choice), selection };
}

/** After another strength was chosen: product and quantity are cleared. @see P-035 */
export function withStrength(choice: FormChoice, strengthDisplay: string | null): FormChoice {
  return { ...withoutProduct(choice), selection: { ...choice.selection, strengthDisplay } };
}

/**
 * The product that a quantity picks among those of the chosen strength: the active one whose pack is that quantity.
 * If none is, the first in portal type signa, or when no product is selected; else the selected one stays.
 *
 * @param quantity - units as entered, not packs of the stepper: stepping counts packs of the selected product (P-048)
 * @param products - of the chosen strength, in the order in which they are offered
 * @returns `null` when nothing is selected and nothing active is offered
 * @see P-036
 */
export function productForQuantity<Product extends Pick<ProductFacts, 'packsizeQty' | 'isActive'>>(
  quantity: number,
  products: readonly Product[],
  selected: Product | null,
  { locationPortalType }: Pick<LocationFacts, 'locationPortalType'>,
): Product | null {
  const offered = products.filter(({ isActive }) => isActive);
  const match = offered.find(({ packsizeQty }) => packsizeQty === quantity);
  if (match !== undefined) return match;
  const takesFirst = selected === null || locationPortalType.code === 'signa';
  return (takesFirst ? offered[0] : null) ?? selected;
}

/** What a changed quantity needs to know beside the form. */
export interface QuantityChange extends Pick<ProductChange, 'today' | 'isExpirationEdited'> {
  /** `null` when the field was emptied, NaN while the typed text names no number; neither picks a product. */
  readonly quantity: number | null;
  /** Of the chosen strength, in the order in which they are offered. */
  readonly products: readonly ProductFacts[];
  readonly location: Pick<LocationFacts, 'locationPortalType'>;
}

/**
 * After another quantity was entered: it picks the product, and what the new product does not allow is cleared.
 *
 * @see P-036
 */
export function withQuantity(
  choice: FormChoice,
  { quantity, products, location, today, isExpirationEdited }: QuantityChange,
): FormChoice {
  const { form, product: previous, selection } = choice;
  const changed = { ...form, unitPerFill: quantity };
  const isNumber = quantity !== null && !Number.isNaN(quantity);
  const product = isNumber ? productForQuantity(quantity, products, previous, location) : previous;
  if (product === null || product.id === previous?.id) return { form: changed, selection, product: previous };
  return { form: withProduct(changed, { product, previous, today, isExpirationEdited }), selection, product };
}
