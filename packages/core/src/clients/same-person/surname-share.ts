/**
 * The probability that another client of a location has a surname, estimated from the number of clients who have it,
 * without the compared one. For unique surnames and small locations the estimate tends toward a prior of one in a
 * thousand.
 *
 * @param bearers - clients of the location with the surname, 0 or more
 * @param clients - of the location, 0 or more
 * @returns above 0, at most 1
 * @see C-230, C-234
 */
export function surnameShare(bearers: number, clients: number): number {
  return Math.min(1, (Math.max(0, bearers - 1) + prior.bearers) / (Math.max(0, clients - 1) + prior.clients));
}

/** Pseudocounts of the prior. */
const prior = { bearers: 0.5, clients: 500 } as const;

/**
 * The share of every surname where they are not counted, as in a practice system: one in a hundred. A full name alone
 * is then not enough to be the same client.
 *
 * @see C-235
 */
export const uncountedShare = () => 1 / 100;
