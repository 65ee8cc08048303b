/**
 * How likely it is that another client of a location has a surname, by those who are counted there. The one who is
 * compared is not counted; for names that nobody else has, and for small locations, it leans on a world in which a
 * surname is that of one in a thousand.
 *
 * @param bearers - clients of the location with the surname, 0 or more
 * @param clients - of the location, 0 or more
 * @returns above 0, at most 1
 * @see C-230, C-234
 */
export function surnameShare(bearers: number, clients: number): number {
  return Math.min(1, (Math.max(0, bearers - 1) + prior.bearers) / (Math.max(0, clients - 1) + prior.clients));
}

/** As if so many others had been counted besides. */
const prior = { bearers: 0.5, clients: 500 } as const;

/**
 * The share of every surname where nobody counted them, as among the clients of a practice system: one in a hundred. So
 * the whole name alone makes nobody the same client there.
 *
 * @see C-235
 */
export const uncountedShare = () => 1 / 100;
