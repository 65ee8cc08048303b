/**
 * The weight of an agreement in bits: the logarithm of its frequency among two records of one person over that among
 * two of different people, as in the Fellegi-Sunter model.
 *
 * @param same - its share among pairs of one person, 0 to 1
 * @param others - its share among pairs of different people at one location, 0 to 1
 */
const bits = (same: number, others: number): number => Math.log2(same / others);

/** The weights of decision 39, by field and agreement; unknown has weight 0. */
export const weights = {
  given: {
    same: bits(0.75, 0.01),
    nickname: bits(0.08, 0.003),
    similar: bits(0.08, 0.003),
    unsure: bits(0.06, 0.02),
    unknown: 0,
    different: bits(0.03, 0.96),
  },
  /** An agreeing surname is weighted by its share: see `surnameWeight`. */
  surname: { unknown: 0, misheard: 0, different: bits(0.04, 0.98) },
  swapped: bits(0.02, 0.2),
  phone: { same: bits(0.65, 0.0003), similar: bits(0.06, 0.001), unknown: 0, different: bits(0.29, 0.99) },
  email: { same: bits(0.7, 0.0002), similar: bits(0.08, 0.0005), unknown: 0, different: bits(0.22, 0.99) },
  address: { same: bits(0.65, 0.001), similar: bits(0.1, 0.002), unknown: 0, different: bits(0.25, 0.99) },
  patient: {
    same: bits(0.6, 0.008),
    nameOnly: bits(0.12, 0.01),
    similar: bits(0.1, 0.01),
    unknown: 0,
    different: bits(0.3, 0.98),
  },
} as const;

/** The bounds of a surname's share: that of a surname no client has, and the highest that is assumed. */
const shares = { rarest: 1 / 20_000, commonest: 1 / 5 } as const;

/** Surnames similar to a given one are three times as frequent as itself. */
const nearAsOften = 3;

/**
 * The weight of an agreeing surname: the rarer, the higher. A similar surname is never evidence against the same
 * person.
 *
 * @param share - of people who have it, 0 to 1
 * @returns bits, 0 or more
 * @see C-230
 */
export function surnameWeight(agreement: 'same' | 'similar', share: number): number {
  const bounded = Math.min(shares.commonest, Math.max(shares.rarest, share));
  if (agreement === 'same') return bits(0.85, bounded);
  return Math.max(0, bits(0.08, nearAsOften * bounded));
}

/** The minimum weights in bits of the same client and the same household. */
export const thresholds = { sameClient: 15, sameHousehold: 7 } as const;
