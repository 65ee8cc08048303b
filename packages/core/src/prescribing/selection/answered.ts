/**
 * Confidence that a selected item missing from a response no longer exists. `filtered`: it may only be filtered out, so
 * its absence must be verified. `doubted`: the unfiltered lookup decides. `confirmed`: it exists, and the filters
 * exclude it.
 */
type Trust = 'filtered' | 'doubted' | 'confirmed';

/** State of one lookup. */
export interface Answered<Data> {
  readonly trust: Trust;
  /** The last response to a lookup with the user's filters, with its key; `null` before one arrived. */
  readonly latest: { readonly key: string; readonly data: Data } | null;
}

/** Initial state of a selection from a list that was just shown. */
export const unanswered: Answered<never> = { trust: 'filtered', latest: null };

/** Initial state of a selection from a URL, which can be outdated or invalid. */
export const doubtful: Answered<never> = { trust: 'doubted', latest: null };

export interface Answer<Data> {
  readonly key: string;
  readonly data: Data;
  /** Whether this was the unfiltered lookup. */
  readonly isWidest: boolean;
  /** Whether it matches the user's filters; without filters, the unfiltered lookup does too. */
  readonly isFiltered: boolean;
  /** Whether it lacks a selected item. */
  readonly lacks: boolean;
}

/**
 * The state after a response. A selection is dropped only when the unfiltered lookup does not contain it: a filter
 * hides a product without ending it.
 *
 * @returns `gone` when the selected item does not exist, or is no longer offered
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
