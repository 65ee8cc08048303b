/** Rows of one page of the lists that prescribing does not own (A-185, C-191). */
export const pageSizes = {
  clients: 10,
  orderHistory: 10,
  linkPage: 10,
  users: 10,
  locations: 10,
  organizationLocations: 20,
} as const;

/** What the server takes when a call names no size, and the most it takes (A-185, C-011). */
export const takeLimit = 500;

/**
 * The number of rows the server really reads.
 *
 * @param take - as sent; left out, it is the limit; below 0 and fractions count as the next whole number from 0
 * @see A-185, C-011
 */
export function boundedTake(take: number | null | undefined): number {
  if (take == null || Number.isNaN(take)) return takeLimit;
  return Math.min(takeLimit, Math.max(0, Math.ceil(take)));
}
