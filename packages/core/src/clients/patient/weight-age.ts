import {
  addMonths,
  comparePlainDates,
  formatDate,
  type Instant,
  type PlainDate,
  todayIn,
} from '../../base/time/index.js';

/** When a weight was recorded, and by whom if that is known. */
export interface WeightRecorded {
  readonly at: Instant;
  readonly by: string | null;
}

/** Months after which a weight is old. */
const oldAfterMonths = 12;

/** The text next to the weight field. */
export interface WeightAge {
  readonly text: string;
  readonly isOld: boolean;
}

/**
 * When a weight was recorded and by whom. One older than a year is marked, because doses are calculated from it.
 *
 * @param today - the calendar day at the location
 * @param timeZone - of the location, for the day of recording
 * @see C-206
 */
export function weightAge({ at, by }: WeightRecorded, today: PlainDate, timeZone: string | null): WeightAge {
  const day = todayIn(timeZone, at);
  const isOld = comparePlainDates(addMonths(day, oldAfterMonths), today) < 0;
  const source = by === null ? '' : ` by ${by}`;
  return { text: `Recorded ${formatDate(day)}${source}${isOld ? ', more than a year ago.' : '.'}`, isOld };
}
