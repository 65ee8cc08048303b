import { decimalOf, dividedUp, times } from '../../../base/decimal/index.js';
import { isYes } from '../../../base/failure/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';
import { isFilled } from '../form/field-issue.js';
import type { RequestedProduct } from '../form/form-context.js';
import { countsPacks, isPackSize, type PackFacts, type PortalFacts } from './requested-fills.js';

/** Products of a request: through its draft or prescription, the previous one, and its own. */
export interface ProductsOfTask<Product> {
  readonly prescription: { readonly product: Product } | null;
  readonly previousPrescription: { readonly product: Product } | null;
  readonly product: Product | null;
}

/** The product that a task's form starts with; `null` when the task names none (P-164). */
export function productOfTask<Product>({
  prescription,
  previousPrescription,
  product,
}: ProductsOfTask<Product>): Product | null {
  return prescription?.product ?? previousPrescription?.product ?? product;
}

type OfferedProduct = RequestedProduct & Pick<ProductFacts, 'isActive' | 'isOutOfStock'>;

/** Unavailable: discontinued or out of stock. A product that core cannot read is not. */
export function isProductOut({ isActive, isOutOfStock }: Pick<ProductFacts, 'isActive' | 'isOutOfStock'>): boolean {
  return Object.is(isActive, false) || isYes(isOutOfStock);
}

/**
 * The products that an answer to a task can use, in any package (`answersRequest`): those that its form can start with
 * (P-164), so that no one gets what was not requested. To prescribe another product, decline the request, which informs
 * the client. If the form's product, with or without its draft, is out of stock or discontinued, any product is
 * accepted.
 *
 * @returns `null` when any product is accepted: the product is unavailable, or neither the task nor its previous
 * prescription names one
 * @see P-155, decision 24
 */
export function requestedProducts(task: ProductsOfTask<OfferedProduct>): readonly RequestedProduct[] | null {
  const asked = [task.product, task.previousPrescription?.product].filter((product) => product != null);
  if (asked.length === 0) return null;
  const starts = [productOfTask(task), productOfTask({ ...task, prescription: null })];
  if (starts.some((product) => product !== null && isProductOut(product))) return null;
  const drafted = task.prescription ? [task.prescription.product] : [];
  return [...asked, ...drafted];
}

const isSame = (one: string | null | undefined, other: string | null | undefined) =>
  isFilled(one ?? null) && one === other;

/** Another package of it: the same family, form, classification, and strength, all of which are known. */
function isAnotherPack(product: RequestedProduct, asked: RequestedProduct): boolean {
  return (
    isSame(product.productFamily, asked.productFamily) &&
    isSame(product.productPresentation?.id, asked.productPresentation?.id) &&
    isSame(product.classification, asked.classification) &&
    isSame(product.strengthDisplay, asked.strengthDisplay)
  );
}

/**
 * Whether an answer to a request can use this product: a requested one, or another package of one. A product without a
 * strength has no other packages, because they could not be distinguished from other strengths.
 *
 * @param requested - `requestedProducts` of the task; `null` accepts any
 * @see P-155, decision 24
 */
export function answersRequest(product: RequestedProduct, requested: readonly RequestedProduct[] | null): boolean {
  return requested === null || requested.some((asked) => asked.id === product.id || isAnotherPack(product, asked));
}

/** A request with its requested quantity. */
export interface QuantityOfTask<Product> extends Pick<ProductsOfTask<Product>, 'product' | 'previousPrescription'> {
  readonly quantityRequested: number | null;
}

/**
 * The requested quantity, converted to the prescribed product. With another package at portal type brava, where a
 * request counts packages, 3 packages of 30 become 2 packages of 60, rounded up; dispensing units stay the same.
 *
 * @returns `null` without a requested quantity, and for another product, because milliliters are not tablets
 * @see P-048, P-155, decision 24
 */
export function requestedOf(
  { quantityRequested: quantity, product: own, previousPrescription }: QuantityOfTask<RequestedProduct & PackFacts>,
  product: (RequestedProduct & PackFacts) | null,
  location: PortalFacts,
): number | null {
  const before = previousPrescription?.product ?? null;
  const asked = own ?? before;
  if (quantity === null || product === null || asked === null) return quantity;
  if (product.id === own?.id || product.id === before?.id) return quantity;
  if (!isAnotherPack(product, asked)) return null;
  const [from, to] = [asked.packsizeQty, product.packsizeQty];
  const isCounted =
    countsPacks(location) && isPackSize(from) && isPackSize(to) && Number.isFinite(quantity) && quantity > 0;
  return isCounted ? dividedUp(times(decimalOf(quantity), decimalOf(from)), decimalOf(to)) : quantity;
}
