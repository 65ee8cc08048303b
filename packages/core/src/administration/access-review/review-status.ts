import { addDays, daysBetween, type PlainDate } from '../../base/time/index.js';

/** Days for which an answer is valid: rights are reviewed quarterly. @see A-252 */
export const reviewDays = 90;

/** The confirmation of a right in its state at that time. */
export interface ReviewedRight {
  /** The state of the confirmed right. */
  readonly state: string;
  /** The day at the location. */
  readonly on: PlainDate;
}

/** The review status of a right; it is not reviewed if it has changed since, or the confirmation has expired. */
export type ReviewStatus = 'new' | 'changed' | 'lapsed' | 'reviewed';

/**
 * The review status of a right.
 *
 * @param state - the current state of the right, which differs after any change
 * @param kept - the last confirmation, if any
 * @param today - the day at the location
 * @see A-252
 */
export function reviewStatus(state: string, kept: ReviewedRight | null, today: PlainDate): ReviewStatus {
  if (kept === null) return 'new';
  if (kept.state !== state) return 'changed';
  return daysBetween(kept.on, today) > reviewDays ? 'lapsed' : 'reviewed';
}

/** The progress of a review. */
export interface ReviewProgress {
  readonly reviewed: number;
  readonly all: number;
  /** The last day on which all confirmations are valid; `null` while a right is not reviewed, or there are none. */
  readonly goodThrough: PlainDate | null;
}

/** The progress of reviewing these rights. @see A-252 */
export function reviewProgress(
  rights: readonly { readonly standing: ReviewStatus; readonly confirmedOn: PlainDate | null }[],
): ReviewProgress {
  const reviewed = rights.filter(({ standing }) => standing === 'reviewed');
  const first = reviewed
    .flatMap(({ confirmedOn }) => (confirmedOn === null ? [] : [confirmedOn]))
    .toSorted()
    .at(0);
  const isWhole = reviewed.length === rights.length && first !== undefined;
  return {
    reviewed: reviewed.length,
    all: rights.length,
    goodThrough: isWhole ? addDays(first, reviewDays) : null,
  };
}

/**
 * Whether the current review is finished: every right is reviewed, and none was answered on a later day.
 *
 * @see A-254
 */
export function isFinished(
  rights: readonly { readonly standing: ReviewStatus; readonly kept: { readonly on: PlainDate } | null }[],
  completed: { readonly on: PlainDate } | null,
): boolean {
  return (
    completed !== null &&
    rights.every(({ standing, kept }) => standing === 'reviewed' && kept !== null && kept.on <= completed.on)
  );
}
