import { addDays } from './calendar.js';
import { type Instant, type PlainDate, requirePlainDate } from './plain-date.js';
import { wallClockIn, zoneOr } from './zone.js';

/** No zone is further than this from UTC, a clock change included; in seconds. */
const furthestOffset = 16 * 3600;

/**
 * The first instant of a day at a location, for filters by date. Found by asking the zone's own wall clock, so it holds
 * on days of 23 and 25 hours and where the clock change skips midnight.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @throws RangeError on an impossible date or an unknown zone
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
 * The last millisecond of a day at a location: both ends of a date filter belong to it.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @throws RangeError on an impossible date or an unknown zone
 * @see P-150, P-178
 */
export function endOfDayInstant(date: PlainDate, timeZone: string | null): Instant {
  const next = Date.parse(startOfDayInstant(addDays(date, 1), timeZone));
  return new Date(next - 1).toISOString();
}
