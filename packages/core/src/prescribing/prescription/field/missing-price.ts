/**
 * Why a quantity has no price: prices are per package, so any other quantity has none.
 *
 * @param packSizes - the offered sizes, each once
 * @returns `null` without a quantity, for a package, and when no package size is known
 * @see P-184
 */
export function missingPriceText(quantity: number | null, packSizes: readonly number[]): string | null {
  if (quantity === null || Number.isNaN(quantity) || packSizes.length === 0 || packSizes.includes(quantity))
    return null;
  const last = packSizes.at(-1);
  const before = packSizes.slice(0, -1).join(', ');
  return `No price: priced per pack of ${before === '' ? '' : `${before} or `}${last}`;
}
