import { isPlainDate, type PlainDate } from '../../base/time/index.js';

/** That a vet lets somebody authorize in the vet's name; field names as they travel. */
export interface DelegationFacts {
  /** The vet who gives the authority. */
  readonly locationUserId: string;
  /** Who receives it. */
  readonly delegatedLocationUserId: string;
  /** The last day on which it counts, whole, by the calendar of the location; `null` for an open end. */
  readonly lastDay: PlainDate | null;
}

/**
 * Whether a delegation counts on a day of its location. It does through its last day, and no more from the first second
 * of the day after; with an end that is no day it never does.
 *
 * @param today - the day at the location
 * @see
 */
export function countsOn({ lastDay }: Pick<DelegationFacts, 'lastDay'>, today: PlainDate): boolean {
  return lastDay === null || (isPlainDate(lastDay) && isPlainDate(today) && today <= lastDay);
}
