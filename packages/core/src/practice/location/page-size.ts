/** Page sizes of the lists outside prescribing (A-185, C-191). */
export const pageSizes = {
  clients: 10,
  orderHistory: 10,
  linkPage: 10,
  users: 10,
  locations: 10,
  organizationLocations: 20,
} as const;

/** Default and maximum number of rows of a query (A-185, C-011). */
export const takeLimit = 500;

/**
 * The number of rows the server reads.
 *
 * @param take - as sent; the maximum by default; negative numbers become 0 and fractions are rounded up
 * @see A-185, C-011
 */
export function boundedTake(take: number | null | undefined): number {
  if (take == null || Number.isNaN(take)) return takeLimit;
  return Math.min(takeLimit, Math.max(0, Math.ceil(take)));
}
