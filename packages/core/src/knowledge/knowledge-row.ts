import type { PlainDate } from '../base/time/index.js';
import type { Citation } from './source.js';

/**
 * How well the fact of a row is established, the best first. `boxed-warning` and `label` are statements of an approved
 * label, `regulation` and `agency` of an authority; `study` is a published study, `reference` a textbook or review, and
 * `convention` common practice without a better source.
 */
export const evidenceLevels = [
  'boxed-warning',
  'label',
  'regulation',
  'agency',
  'study',
  'reference',
  'convention',
] as const;
export type Evidence = (typeof evidenceLevels)[number];

/** Who compared a row with its source, and when. */
export interface Review {
  readonly on: PlainDate;
  /** A name or a role: 'Signa clinical review'. */
  readonly by: string;
  /** What the reviewer and the row disagreed on, and how it was settled; `null` if they agreed. */
  readonly disagreement: string | null;
}

/** What all rows of a package have in common. */
export interface KnowledgeRow {
  /** Unique in a package, and never reused by a later version for another fact: 'S01'. */
  readonly id: string;
  readonly evidence: Evidence;
  /** At least one. */
  readonly citations: readonly Citation[];
  /** The first day on which the row applies. */
  readonly from: PlainDate;
  /** The last day; `null` while it applies. */
  readonly to: PlainDate | null;
  /** At least one; the second is by another reader than the first. */
  readonly reviews: readonly Review[];
}
