/** The fields that a price is read from. Field names are those of the API (P-192). Prices are in dollars. */
export interface PriceFacts {
  readonly priceBooks: readonly PriceBookFacts[];
}
export interface PriceBookFacts {
  readonly name: string;
  readonly caretakerPrice: number | null;
  readonly veterinarianPrice: number | null;
}

/** Which price to read: the location's price book, and the buyer. */
export interface PriceQuestion {
  readonly priceBookType: string;
  /** For office use the practice buys, at the veterinarian's price. */
  readonly isOfficeUse: boolean;
}

/**
 * The price of a product in dollars; `null` when the location's price book has none.
 *
 * @see P-183
 */
export function priceOf(product: PriceFacts, { priceBookType, isOfficeUse }: PriceQuestion): number | null {
  const book = product.priceBooks.find(({ name }) => name === priceBookType);
  return (isOfficeUse ? book?.veterinarianPrice : book?.caretakerPrice) ?? null;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars with two decimals, `$12.50` (P-183). */
export function formatPrice(price: number): string {
  return dollars.format(price);
}

/**
 * The price of one product, or '$lowest - $highest' of several; `null` when none has a price.
 *
 * @see P-183
 */
export function priceLabel(products: readonly PriceFacts[], question: PriceQuestion): string | null {
  const prices = products.map((product) => priceOf(product, question)).filter((price) => price !== null);
  if (prices.length === 0) return null;
  const [lowest, highest] = [formatPrice(Math.min(...prices)), formatPrice(Math.max(...prices))];
  return lowest === highest ? lowest : `${lowest} - ${highest}`;
}

/**
 * The price next to a quantity, on form, detail and printout. Shown only for exactly one pack, because the price is
 * that of a pack.
 *
 * @see P-184
 */
export function packPriceLabel(
  product: PriceFacts & { readonly packsizeQty: number | null },
  unitPerFill: number | null,
  question: PriceQuestion,
): string | null {
  if (unitPerFill === null || unitPerFill !== product.packsizeQty) return null;
  return priceLabel([product], question);
}
