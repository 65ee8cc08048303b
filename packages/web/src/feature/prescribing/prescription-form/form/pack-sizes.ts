/** The distinct pack sizes of the products, smallest first. */
export function packSizesOf(products: readonly { readonly packsizeQty: number | null }[]): readonly number[] {
  const known = products.map(({ packsizeQty }) => packsizeQty).filter((size) => size !== null);
  return [...new Set(known)].sort((one, other) => one - other);
}

/** For example 'Packs of 30, 60 and 90'. */
export function packsText(sizes: readonly number[]): string {
  const last = sizes.at(-1);
  const before = sizes.slice(0, -1).join(', ');
  return `Packs of ${before === '' ? '' : `${before} and `}${last ?? ''}`;
}

/** The packs with a price: those of the strength, or else that of the product itself. */
export function pricedPacks(
  offered: readonly { readonly packsizeQty: number | null; readonly isActive: boolean }[] | null | undefined,
  product: { readonly packsizeQty: number | null } | null,
): readonly number[] {
  const packs = packSizesOf((offered ?? []).filter(({ isActive }) => isActive));
  return packs.length > 0 ? packs : packSizesOf(product ? [product] : []);
}
