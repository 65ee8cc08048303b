import type { KnowledgeRow } from './knowledge-row.js';

/** The schedules of controlled substances. */
export const schedules = ['C-I', 'C-II', 'C-III', 'C-IV', 'C-V'] as const;
export type Schedule = (typeof schedules)[number];

/** What a law row requires, by its kind. */
export type LawRequirement =
  /** The drugs are controlled under this schedule. */
  | { readonly kind: 'schedule'; readonly schedule: Schedule }
  /** At most this many refills. */
  | { readonly kind: 'refills'; readonly most: number }
  /** At most this many days of supply per fill. */
  | { readonly kind: 'days-supply'; readonly most: number }
  /** At most this many days from issue to the last fill. */
  | { readonly kind: 'valid-days'; readonly most: number }
  /** The vet's license must be of the state of the location. */
  | { readonly kind: 'license-of-state' }
  /** The drugs must not be given to these animals. */
  | { readonly kind: 'prohibited'; readonly animals: readonly string[] };

/** A legal requirement, as of its dates. */
export interface LawRow extends KnowledgeRow {
  /** Two letters of a state, or `US` for federal law. */
  readonly jurisdiction: string;
  /** Ingredients, classes or keywords; empty for every drug of `schedules`. */
  readonly drugs: readonly string[];
  /** Schedules to which it applies; empty if only `drugs` decides. */
  readonly schedules: readonly Schedule[];
  readonly requirement: LawRequirement;
  /** At most 140 characters. */
  readonly message: string;
}
