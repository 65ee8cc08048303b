import { isPlainDate, type PlainDate } from '../../base/time/index.js';

/** A vet lets another user authorize in the vet's name. Field names are those of the API. */
export interface DelegationFacts {
  /** The vet who grants the authority. */
  readonly locationUserId: string;
  /** The delegate. */
  readonly delegatedLocationUserId: string;
  /** The last full day on which it is valid, by the calendar of the location; `null` for no end. */
  readonly lastDay: PlainDate | null;
}

/**
 * Whether a delegation is valid on a day at its location. It is valid through its last day. With an invalid last day it
 * never is.
 *
 * @param today - the day at the location
 * @see
 */
export function countsOn({ lastDay }: Pick<DelegationFacts, 'lastDay'>, today: PlainDate): boolean {
  return lastDay === null || (isPlainDate(lastDay) && isPlainDate(today) && today <= lastDay);
}
