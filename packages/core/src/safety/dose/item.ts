import type { FoundAmount } from './found-amount.js';
import type { Frequency } from './period.js';

/** A side named in directions; `unclear` if it may be one or two. */
export type Side = 'one' | 'left' | 'right' | 'both' | 'unclear';

export type Organ = 'eye' | 'ear' | 'nose';

/** The meaning of a part of directions. */
export type Item =
  | { readonly kind: 'amount'; readonly amount: FoundAmount }
  /** A number without a unit; '2' of 'and 2 every night'. */
  | { readonly kind: 'number'; readonly value: number; readonly from: number; readonly to: number }
  /** By weight, or a number that can be read in two ways: no amount is sure. */
  | { readonly kind: 'unreadable' }
  /** `isTotal` of 'per day', which may hold several doses. */
  | { readonly kind: 'rhythm'; readonly frequency: Frequency; readonly isTotal: boolean }
  | { readonly kind: 'days-of-week'; readonly days: number }
  | { readonly kind: 'daypart'; readonly names: readonly string[]; readonly isEvery: boolean }
  | { readonly kind: 'clock' }
  | { readonly kind: 'course'; readonly days: number | 'unclear' }
  | { readonly kind: 'place'; readonly side: Side; readonly organ: Organ | null }
  /** 'divided into 2 doses'; `null` where the rhythm tells into how many. */
  | { readonly kind: 'split'; readonly into: number | null }
  /** Understood, and nothing may be computed from it: 'as needed', 'every 8 to 12 hours', 'M-F'. */
  | { readonly kind: 'open' }
  | { readonly kind: 'condition' }
  /** The dose becomes another one: 'taper', 'followed by'. */
  | { readonly kind: 'turn' }
  /** The dose becomes another one unless a note follows: 'then stop'. */
  | { readonly kind: 'then' }
  | { readonly kind: 'give' }
  | { readonly kind: 'route' }
  /** Understood, and no part of the dose; `isTwice` where it names the dose again in another unit: '(25 mg)'. */
  | { readonly kind: 'aside'; readonly isTwice?: boolean }
  | { readonly kind: 'neutral' }
  /** A comma, a colon, a dash. */
  | { readonly kind: 'mark' }
  | { readonly kind: 'unknown' };

/** An item, and the index after it. */
export interface ReadItem {
  readonly item: Item;
  readonly next: number;
}

export const found = (item: Item, next: number): ReadItem => ({ item, next });
