/** 'patches' and 'boxes' lose two letters, 'tablets' one. */
const several = /(?<=ch|sh|x|s)es$|s$/;

/** A unit of two letters is a symbol, which is not counted: 1 mL and 60 mL. */
const longestSymbol = 2;

/**
 * The unit of a quantity: 'tablets', of one 'tablet'.
 *
 * @param unit - as the catalogue has it, for several
 * @returns an empty text without a unit
 * @see P-144
 */
export function unitOf(quantity: number, unit: string | null | undefined): string {
  const named = unit?.trim() ?? '';
  return quantity === 1 && named.length > longestSymbol ? named.replace(several, '') : named;
}

/** A quantity with its unit: '90 tablets', '1 tablet', '60 mL'; the number alone without a unit. @see P-144 */
export function quantityInUnits(quantity: number, unit: string | null | undefined): string {
  return `${quantity} ${unitOf(quantity, unit)}`.trim();
}
