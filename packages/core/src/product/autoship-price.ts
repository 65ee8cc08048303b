/** What an autoship price is read from; field names as they travel (P-192). */
export interface AutoshipFacts {
  readonly subscriptionDiscountAmount: number | null;
  readonly subscriptionDiscountPercent: number | null;
}

/** Counted in whole cents and ten-thousandths of a percent, for binary fractions would round a half the wrong way. */
const wholeTimes = (value: number, scale: number) => Math.round(Number((value * scale).toFixed(4)));

/**
 * The discounted (autoship) price in dollars: less the amount or, without an amount, less the percentage; never below
 * 0, rounded half up to cents. Without either it is the price itself.
 *
 * @param caretakerPrice - dollars
 * @see P-185
 */
export function autoshipPrice(caretakerPrice: number, product: AutoshipFacts): number {
  const cents = wholeTimes(caretakerPrice, 100);
  if (product.subscriptionDiscountAmount !== null) {
    return Math.max(0, cents - wholeTimes(product.subscriptionDiscountAmount, 100)) / 100;
  }
  const kept = 1_000_000 - wholeTimes(product.subscriptionDiscountPercent ?? 0, 10_000);
  return Math.max(0, Math.floor((cents * kept + 500_000) / 1_000_000)) / 100;
}
