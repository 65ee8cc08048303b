import { type Instant, isPlainDate } from './plain-date.js';
import { wallClockIn, zoneOr } from './zone.js';

/** A minute of a day at a location, `YYYY-MM-DDTHH:mm`. */
export type WallMinute = string;

const [minute, day] = [60_000, 86_400_000];

/** Whether a text names a minute of a day that exists. */
export function isWallMinute(text: string): boolean {
  const [, date = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(text) ?? [];
  return isPlainDate(date) && Number(hours) < 24 && Number(minutes) < 60;
}

/**
 * When a minute begins at a location. Of one that comes twice, as clocks are put back, the first; one that is skipped,
 * as they are put forward, begins as much later as they are put forward.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @throws RangeError on an impossible minute or an unknown zone
 * @see C-139, P-008
 */
export function startOfMinuteInstant(wall: WallMinute, timeZone: string | null): Instant {
  if (!isWallMinute(wall)) throw new RangeError(`Not a minute of a day: ${wall}`);
  const zone = zoneOr(timeZone);
  const asUtc = Date.parse(`${wall}:00Z`);
  const offsetAt = (milliseconds: number) => shownAt(zone, milliseconds) - milliseconds;
  // A clock change lies between the day before and the day after, if there is one.
  const [before, after] = [offsetAt(asUtc - day), offsetAt(asUtc + day)];
  const first = asUtc - Math.max(before, after);
  const last = asUtc - Math.min(before, after);
  const found = [first, last].find((at) => shownAt(zone, at) === asUtc);
  return new Date(found ?? asUtc - before).toISOString();
}

/** The last millisecond of it: both ends of a filter belong to it. @see C-138, C-139 */
export function endOfMinuteInstant(wall: WallMinute, timeZone: string | null): Instant {
  return new Date(Date.parse(startOfMinuteInstant(wall, timeZone)) + minute - 1).toISOString();
}

/** What the wall clock shows then, as if it stood in UTC; milliseconds since 1970. */
function shownAt(zone: string, milliseconds: number): number {
  const { date, hour, minute: minutes } = wallClockIn(zone, milliseconds);
  return Date.parse(date) + (hour * 60 + minutes) * minute;
}
