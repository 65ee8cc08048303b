/** 'patches' and 'boxes' lose two letters, 'tablets' one. */
const several = /(?<=ch|sh|x|s)es$|s$/;

/** A unit of up to two letters is a symbol without a plural: 1 mL and 60 mL. */
const longestSymbol = 2;

const isSymbol = (unit: string): boolean => unit !== '' && unit.length <= longestSymbol;

/**
 * The unit of a quantity: 'tablets', or for one 'tablet'.
 *
 * @param unit - as in the catalog, in the plural
 * @returns an empty text without a unit
 * @see P-144
 */
export function unitOf(quantity: number, unit: string | null | undefined): string {
  const named = unit?.trim() ?? '';
  return quantity === 1 && !isSymbol(named) ? named.replace(several, '') : named;
}

/** A quantity with its unit: '90 tablets', '1 tablet', '60 mL'; only the number without a unit. @see P-144 */
export function quantityInUnits(quantity: number, unit: string | null | undefined): string {
  return `${quantity} ${unitOf(quantity, unit)}`.trim();
}

/** A quantity in short form: '60' for countable things, '30 mL' for measures. @see P-162 */
export function quantityInShort(quantity: number, unit: string | null | undefined): string {
  return isSymbol(unit?.trim() ?? '') ? quantityInUnits(quantity, unit) : String(quantity);
}
