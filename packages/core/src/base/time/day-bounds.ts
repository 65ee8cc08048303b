import { addDays } from './calendar.js';
import { type Instant, type PlainDate, requirePlainDate } from './plain-date.js';
import { wallClockIn, zoneOr } from './zone.js';

/** The largest offset of any zone from UTC, including clock changes, in seconds. */
const furthestOffset = 16 * 3600;

/**
 * The first instant of a day at a location, for date filters. It is computed from the zone's wall clock, so it is
 * correct on days of 23 and 25 hours and where a clock change skips midnight.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @throws RangeError on an invalid date or an unknown zone
 * @see P-150, P-178
 */
export function startOfDayInstant(date: PlainDate, timeZone: string | null): Instant {
  const zone = zoneOr(timeZone);
  const midnight = Date.parse(requirePlainDate(date)) / 1000;
  let before = midnight - furthestOffset;
  let reached = midnight + furthestOffset;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (wallClockIn(zone, middle * 1000).date >= date) reached = middle;
    else before = middle;
  }
  return new Date(reached * 1000).toISOString();
}

/**
 * The last millisecond of a day at a location; a date filter includes both ends.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @throws RangeError on an invalid date or an unknown zone
 * @see P-150, P-178
 */
export function endOfDayInstant(date: PlainDate, timeZone: string | null): Instant {
  const next = Date.parse(startOfDayInstant(addDays(date, 1), timeZone));
  return new Date(next - 1).toISOString();
}
