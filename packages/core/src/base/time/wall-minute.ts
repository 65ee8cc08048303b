import { type Instant, isPlainDate } from './plain-date.js';
import { wallClockIn, zoneOr } from './zone.js';

/** A minute of a day on a location's clock, `YYYY-MM-DDTHH:mm`. */
export type WallMinute = string;

const [minute, day] = [60_000, 86_400_000];

/** Whether a text is a minute of an existing day. */
export function isWallMinute(text: string): boolean {
  const [, date = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(text) ?? [];
  return isPlainDate(date) && Number(hours) < 24 && Number(minutes) < 60;
}

/**
 * The instant at which a minute begins at a location. A minute that occurs twice when clocks are set back begins at its
 * first occurrence; one that is skipped when they are set forward begins later by the length of the change.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @throws RangeError on an invalid minute or an unknown zone
 * @see C-139, P-008
 */
export function startOfMinuteInstant(wall: WallMinute, timeZone: string | null): Instant {
  if (!isWallMinute(wall)) throw new RangeError(`Not a minute of a day: ${wall}`);
  const zone = zoneOr(timeZone);
  const asUtc = Date.parse(`${wall}:00Z`);
  const offsetAt = (milliseconds: number) => shownAt(zone, milliseconds) - milliseconds;
  // A clock change, if any, falls between the day before and the day after.
  const [before, after] = [offsetAt(asUtc - day), offsetAt(asUtc + day)];
  const first = asUtc - Math.max(before, after);
  const last = asUtc - Math.min(before, after);
  const found = [first, last].find((at) => shownAt(zone, at) === asUtc);
  return new Date(found ?? asUtc - before).toISOString();
}

/** The last millisecond of a minute; a filter includes both ends. @see C-138, C-139 */
export function endOfMinuteInstant(wall: WallMinute, timeZone: string | null): Instant {
  return new Date(Date.parse(startOfMinuteInstant(wall, timeZone)) + minute - 1).toISOString();
}

/** The wall-clock time at an instant, encoded as if it were UTC; milliseconds since 1970. */
function shownAt(zone: string, milliseconds: number): number {
  const { date, hour, minute: minutes } = wallClockIn(zone, milliseconds);
  return Date.parse(date) + (hour * 60 + minutes) * minute;
}
