import { type Decimal, decimalOf, minus, rounded, times } from '../../base/decimal/index.js';

/** The fields that an autoship price is computed from. Field names are those of the API (P-192). */
export interface AutoshipFacts {
  readonly subscriptionDiscountAmount: number | null;
  readonly subscriptionDiscountPercent: number | null;
}

/**
 * The discounted (autoship) price in dollars: reduced by the amount or, without an amount, by the percentage; never
 * below 0, rounded half up to cents once. Computed in decimals, because binary fractions can round a half the wrong
 * way. Without a discount it is the price itself.
 *
 * @param caretakerPrice - dollars
 * @see P-185, P-272
 */
export function autoshipPrice(caretakerPrice: number, product: AutoshipFacts): number {
  const left = reduced(decimalOf(caretakerPrice), product);
  return left.digits <= 0n ? 0 : rounded(left, 2);
}

function reduced(price: Decimal, { subscriptionDiscountAmount, subscriptionDiscountPercent }: AutoshipFacts): Decimal {
  if (subscriptionDiscountAmount !== null) return minus(price, decimalOf(subscriptionDiscountAmount));
  const kept = minus(decimalOf(100), decimalOf(subscriptionDiscountPercent ?? 0));
  return times(times(price, kept), decimalOf(0.01));
}
