import { decimalOf, dividedUp, times } from '../../../base/decimal/index.js';
import { isYes } from '../../../base/failure/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';
import { isFilled } from '../form/field-issue.js';
import type { RequestedProduct } from '../form/form-context.js';
import { countsPacks, isPackSize, type PackFacts, type PortalFacts } from './requested-fills.js';

/** What a request says about its product: by its draft or prescription, by the one before it, and by itself. */
export interface ProductsOfTask<Product> {
  readonly prescription: { readonly product: Product } | null;
  readonly previousPrescription: { readonly product: Product } | null;
  readonly product: Product | null;
}

/** The product a task's form starts with; `null` when the task names none (P-164). */
export function productOfTask<Product>({
  prescription,
  previousPrescription,
  product,
}: ProductsOfTask<Product>): Product | null {
  return prescription?.product ?? previousPrescription?.product ?? product;
}

type OfferedProduct = RequestedProduct & Pick<ProductFacts, 'isActive' | 'isOutOfStock'>;

/** Nobody can be given it now: it is no longer sold, or out of stock. A product that core cannot read is not. */
export function isProductOut({ isActive, isOutOfStock }: Pick<ProductFacts, 'isActive' | 'isOutOfStock'>): boolean {
  return Object.is(isActive, false) || isYes(isOutOfStock);
}

/**
 * The products that an answer to a task may name, in this pack or another (`answersRequest`): those its form may start
 * with (P-164), so that nobody gets what they did not ask for. Whoever wants another product declines, which tells the
 * client so. Where the product that the form starts with, or started with before there was a draft, is out of stock or
 * gone, there is nothing to keep to.
 *
 * @returns `null` where any product may answer it: such a one is out or gone, or neither the task nor the prescription
 * before it names a product
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

/** Another pack of it: the same in family, form, classification and strength, each of which is known. */
function isAnotherPack(product: RequestedProduct, asked: RequestedProduct): boolean {
  return (
    isSame(product.productFamily, asked.productFamily) &&
    isSame(product.productPresentation?.id, asked.productPresentation?.id) &&
    isSame(product.classification, asked.classification) &&
    isSame(product.strengthDisplay, asked.strengthDisplay)
  );
}

/**
 * Whether an answer to a request may be of this product: one that was asked for, or another pack of one. A product
 * without a strength has no other pack: nothing would tell it from another strength.
 *
 * @param requested - `requestedProducts` of the task; `null` takes any
 * @see P-155, decision 24
 */
export function answersRequest(product: RequestedProduct, requested: readonly RequestedProduct[] | null): boolean {
  return requested === null || requested.some((asked) => asked.id === product.id || isAnotherPack(product, asked));
}

/** A request with the quantity that it asks for. */
export interface QuantityOfTask<Product> extends Pick<ProductsOfTask<Product>, 'product' | 'previousPrescription'> {
  readonly quantityRequested: number | null;
}

/**
 * What a request asks for, counted in the product that is prescribed. In another pack at portal type brava, where a
 * request counts packs, 3 packs of 30 are 2 packs of 60, rounded up; dispensing units stay what they are.
 *
 * @returns `null` where nothing was asked for, and for another product, of which nothing was: millilitres are no tablets
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
