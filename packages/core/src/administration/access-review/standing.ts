import { addDays, daysBetween, type PlainDate } from '../../base/time/index.js';

/** Days for which an answer counts: rights are looked at once a quarter. @see A-252 */
export const reviewDays = 90;

/** That somebody kept a right, as it then was. */
export interface KeptRight {
  /** The state of the right that was kept. */
  readonly state: string;
  /** The day at the location. */
  readonly on: PlainDate;
}

/** Whether a right was reviewed; it was not where it has changed since, or where that is too long ago. */
export type ReviewStanding = 'new' | 'changed' | 'lapsed' | 'reviewed';

/**
 * How a right stands in the review.
 *
 * @param state - of the right as it is now; it moves with every change of the right
 * @param kept - the last answer, if any
 * @param today - the day at the location
 * @see A-252
 */
export function reviewStanding(state: string, kept: KeptRight | null, today: PlainDate): ReviewStanding {
  if (kept === null) return 'new';
  if (kept.state !== state) return 'changed';
  return daysBetween(kept.on, today) > reviewDays ? 'lapsed' : 'reviewed';
}

/** How far a review is. */
export interface ReviewProgress {
  readonly reviewed: number;
  readonly all: number;
  /** The last day on which all that was kept still counts; `null` while something is open, or nothing is there. */
  readonly goodThrough: PlainDate | null;
}

/** How far the review of some rights is. @see A-252 */
export function reviewProgress(
  rights: readonly { readonly standing: ReviewStanding; readonly keptOn: PlainDate | null }[],
): ReviewProgress {
  const reviewed = rights.filter(({ standing }) => standing === 'reviewed');
  const first = reviewed
    .flatMap(({ keptOn }) => (keptOn === null ? [] : [keptOn]))
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
 * Whether a review was finished as it stands: nothing is open, and nothing was answered on a day after it.
 *
 * @see A-254
 */
export function isFinished(
  rights: readonly { readonly standing: ReviewStanding; readonly kept: { readonly on: PlainDate } | null }[],
  completed: { readonly on: PlainDate } | null,
): boolean {
  return (
    completed !== null &&
    rights.every(({ standing, kept }) => standing === 'reviewed' && kept !== null && kept.on <= completed.on)
  );
}
