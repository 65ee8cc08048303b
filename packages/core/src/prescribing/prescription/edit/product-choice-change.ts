import type { LocationFacts } from '../../../practice/location/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';
import { withProduct, type ProductChange } from './change-form.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext, ProductSelection } from '../form/form-context.js';
import type { FormOverrides } from './product-wishes.js';

/** What was chosen before the product itself; the classification distinguishes two strengths of the same name. */
export interface ChosenSelection extends ProductSelection {
  readonly productClassification: string | null;
}

/** A form with its product selection, which change together. */
export interface FormChoice<Product extends ProductFacts = ProductFacts> {
  readonly form: PrescriptionForm;
  readonly selection: ChosenSelection;
  /** The product that `form.productId` names; `null` while none is chosen. */
  readonly product: Product | null;
  readonly wishes: FormOverrides;
}

/** The choices of a given product. */
export function selectionOf(product: ProductFacts): ChosenSelection {
  return {
    productFamily: product.productFamily,
    productPresentationId: product.productPresentation?.id ?? null,
    productClassification: product.classification,
    strengthDisplay: product.strengthDisplay ?? '',
  };
}

/** Clears product and quantity, with what only the product set (P-061). */
function withoutProduct<Product extends ProductFacts>({ form, wishes }: FormChoice<Product>) {
  const prnFlag = wishes.prnFlag ?? false;
  const cleared = { ...form, productId: null, unitPerFill: null, prnFlag, refills: prnFlag ? null : wishes.refills };
  return { form: cleared, product: null, wishes };
}

/** After another family was chosen: clears form, strength, quantity, and product. @see P-042, P-155 */
export function withFamily<Product extends ProductFacts>(
  choice: FormChoice<Product>,
  productFamily: string,
): FormChoice<Product> {
  const selection = {
    productFamily,
    productPresentationId: null,
    productClassification: null,
    strengthDisplay: null,
  };
  return { ...withoutProduct(choice), selection };
}

/** After another form (presentation) was chosen: clears strength, quantity, and product. @see P-035 */
export function withPresentation<Product extends ProductFacts>(
  choice: FormChoice<Product>,
  productPresentationId: string | null,
): FormChoice<Product> {
  const selection = {
    ...choice.selection,
    productPresentationId,
    productClassification: null,
    strengthDisplay: null,
  };
  return { ...withoutProduct(choice), selection };
}

/** After another strength was chosen: clears product and quantity. @see P-035 */
export function withStrength<Product extends ProductFacts>(
  choice: FormChoice<Product>,
  strength: Pick<ChosenSelection, 'productClassification' | 'strengthDisplay'>,
): FormChoice<Product> {
  const { productClassification, strengthDisplay } = strength;
  return { ...withoutProduct(choice), selection: { ...choice.selection, productClassification, strengthDisplay } };
}

/**
 * The product that a quantity selects among those of the chosen strength: the active one with that package, preferring
 * the selected one. Without a match, it is the first in portal type signa or when no product is selected; otherwise the
 * selected one stays, and a request's product always stays.
 *
 * @param quantity - units as entered, not packages of the stepper: stepping counts packages of the selected product
 * (P-048)
 * @param products - of the chosen strength, in display order
 * @returns `null` when nothing is selected and nothing active is offered
 * @see P-036, P-155
 */
export function productForQuantity<Product extends Pick<ProductFacts, 'packsizeQty' | 'isActive'>>(
  quantity: number,
  products: readonly Product[],
  selected: Product | null,
  { location, entry }: Pick<QuantityChange, 'location' | 'entry'>,
): Product | null {
  const offered = products.filter(({ isActive }) => isActive);
  const isMatch = ({ packsizeQty }: Product) => packsizeQty === quantity;
  if (selected?.isActive && isMatch(selected)) return selected;
  const match = offered.find(isMatch);
  if (match !== undefined) return match;
  const takesFirst = selected === null || (entry === 'create' && location.locationPortalType.code === 'signa');
  return (takesFirst ? offered[0] : null) ?? selected;
}

/** What a changed quantity needs besides the form. */
export interface QuantityChange<Product extends ProductFacts = ProductFacts> extends Pick<
  ProductChange,
  'today' | 'isExpirationEdited'
> {
  /** `null` when the field was cleared, NaN while the text is not a number; neither selects a product. */
  readonly quantity: number | null;
  /** Of the chosen strength, in display order. */
  readonly products: readonly Product[];
  readonly location: Pick<LocationFacts, 'locationPortalType'>;
  /** `approval` while a request is being answered. */
  readonly entry: PrescriptionFormContext['entry'];
}

/**
 * After another quantity was entered: selects the product and clears what the new product does not allow.
 *
 * @see P-036
 */
export function withQuantity<Product extends ProductFacts>(
  choice: FormChoice<Product>,
  { quantity, products, location, entry, today, isExpirationEdited }: QuantityChange<Product>,
): FormChoice<Product> {
  const { form, product: previous, wishes } = choice;
  const changed = { ...form, unitPerFill: quantity };
  const isNumber = quantity !== null && !Number.isNaN(quantity);
  const product = isNumber ? productForQuantity(quantity, products, previous, { location, entry }) : previous;
  if (product === null || product.id === previous?.id) return { ...choice, form: changed };
  return { ...choice, form: withProduct(changed, { product, wishes, today, isExpirationEdited }), product };
}
