import {
  addMonths,
  comparePlainDates,
  formatDate,
  type Instant,
  type PlainDate,
  todayIn,
} from '../../base/time/index.js';

/** When a weight was recorded, and by whom where that is known. */
export interface WeightRecorded {
  readonly at: Instant;
  readonly by: string | null;
}

/** Months after which a weight is old. */
const oldAfterMonths = 12;

/** What is said of a weight beside the field that holds it. */
export interface WeightAge {
  readonly text: string;
  readonly isOld: boolean;
}

/**
 * When a weight was recorded and by whom; one older than a year says so, since a dose is reckoned from it.
 *
 * @param today - the calendar day at the location
 * @param timeZone - of the location, in which the moment is a day
 * @see C-206
 */
export function weightAge({ at, by }: WeightRecorded, today: PlainDate, timeZone: string | null): WeightAge {
  const day = todayIn(timeZone, at);
  const isOld = comparePlainDates(addMonths(day, oldAfterMonths), today) < 0;
  const source = by === null ? '' : ` by ${by}`;
  return { text: `Recorded ${formatDate(day)}${source}${isOld ? ', more than a year ago.' : '.'}`, isOld };
}
