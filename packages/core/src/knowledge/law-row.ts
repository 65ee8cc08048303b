import type { KnowledgeRow } from './knowledge-row.js';

/** The schedules of controlled substances, the strictest first. */
export const schedules = ['C-I', 'C-II', 'C-III', 'C-IV', 'C-V'] as const;
export type Schedule = (typeof schedules)[number];

/** What a prescription has to state to last longer. */
export interface LongerSupply {
  /** At most this many days of supply per fill. */
  readonly most: number;
  /** One of these words is part of the note to the pharmacy or the directions; empty if any note to the pharmacy is enough. */
  readonly words: readonly string[];
  /** At most this many refills of a longer supply; `null` if it changes nothing. */
  readonly refills: number | null;
}

/** What a law row requires, by its kind. */
export type LawRequirement =
  /** The drugs are controlled under this schedule; `needsDea` if only a vet with a DEA registration may prescribe them. */
  | { readonly kind: 'schedule'; readonly schedule: Schedule; readonly needsDea: boolean }
  /** At most this many refills. */
  | { readonly kind: 'refills'; readonly most: number }
  /** At most this many days of supply per fill, or more with what `withNote` requires. */
  | { readonly kind: 'days-supply'; readonly most: number; readonly withNote: LongerSupply | null }
  /** At most this many days from issue to the last fill. */
  | { readonly kind: 'valid-days'; readonly most: number }
  /** The vet's license must be of the state of the location. */
  | { readonly kind: 'license-of-state' };

/** A legal requirement, as of its dates. */
export interface LawRow extends KnowledgeRow {
  /** Two letters of a state, or `US` for federal law. */
  readonly jurisdiction: string;
  /** Ingredients, classes or keywords; 'acetaminophen + codeine' for a combination. */
  readonly drugs: readonly string[];
  /** Schedules to which it applies as well. A row without drugs and schedules applies to every product. */
  readonly schedules: readonly Schedule[];
  readonly requirement: LawRequirement;
  /** At most 140 characters. */
  readonly message: string;
}
