import { millisecondsOf } from './instant.js';
import type { Instant, PlainDate } from './plain-date.js';
import { wallClockIn, zoneOr } from './zone.js';

/**
 * Today at a location: the calendar day of its wall clock.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York. Pass 'UTC' when there is no location
 * @param now - the current instant, from a `Clock`
 * @throws RangeError on an invalid instant or an unknown zone
 * @see P-008, A-105, C-066, README ruling 2
 */
export function todayIn(timeZone: string | null, now: Instant): PlainDate {
  return wallClockIn(zoneOr(timeZone), millisecondsOf(now)).date;
}
