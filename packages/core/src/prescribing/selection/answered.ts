/**
 * How far an answer is trusted to say that something chosen is gone. `filtered`: it may only be filtered out, so its
 * absence raises a doubt. `doubted`: the widest look-up decides. `confirmed`: it exists, the filters leave it out.
 */
type Trust = 'filtered' | 'doubted' | 'confirmed';

/** What is known of one look-up. */
export interface Answered<Data> {
  readonly trust: Trust;
  /** The last answer to a look-up that a person's filters narrow, with its key; `null` before one came. */
  readonly latest: { readonly key: string; readonly data: Data } | null;
}

/** Nothing was asked yet, and what was chosen came out of a list that was just shown. */
export const unanswered: Answered<never> = { trust: 'filtered', latest: null };

/** Nothing was asked yet, and what was chosen came out of an address, which may be old or wrong. */
export const doubtful: Answered<never> = { trust: 'doubted', latest: null };

export interface Answer<Data> {
  readonly key: string;
  readonly data: Data;
  /** Whether this was the widest look-up. */
  readonly isWidest: boolean;
  /** Whether it is what the person's filters ask for; the widest look-up is that too when nothing is narrowed. */
  readonly isFiltered: boolean;
  /** Whether it lacks something that is chosen. */
  readonly lacks: boolean;
}

/**
 * What is known after an answer. What was chosen falls only when the widest look-up does not have it: a filter hides,
 * it does not end a product.
 *
 * @returns `gone` when what was chosen does not exist, or is not offered any more
 * @see P-011, P-025
 */
export function hear<Data>(
  known: Answered<Data>,
  { key, data, isWidest, isFiltered, lacks }: Answer<Data>,
): Answered<Data> | 'gone' {
  if (lacks && isWidest) return 'gone';
  const latest = isFiltered ? { key, data } : known.latest;
  if (lacks) return { trust: known.trust === 'confirmed' ? 'confirmed' : 'doubted', latest };
  return { trust: known.trust === 'doubted' ? 'confirmed' : 'filtered', latest };
}
