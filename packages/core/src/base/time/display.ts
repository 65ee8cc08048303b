import { millisecondsOf } from './instant.js';
import { type Instant, type PlainDate, requirePlainDate } from './plain-date.js';
import type { WallMinute } from './wall-minute.js';
import { type WallClock, wallClockIn, zoneOr } from './zone.js';

/**
 * Formats a calendar date for screens and printouts, MM-DD-YYYY.
 *
 * @throws RangeError on an invalid date
 * @see P-008
 */
export function formatDate(date: PlainDate): string {
  const [year, month, day] = requirePlainDate(date).split('-');
  return `${month}-${day}-${year}`;
}

/**
 * Formats an instant in the zone of a location, MM-DD-YYYY hh:mm AM or PM.
 *
 * @param timeZone - `Location.timeZone`; `null` is America/New_York
 * @throws RangeError on an invalid instant or an unknown zone
 * @see P-008, C-136
 */
export function formatDateTime(instant: Instant, timeZone: string | null): string {
  return shown(wallClockIn(zoneOr(timeZone), millisecondsOf(instant)));
}

/** Formats a minute of a day, MM-DD-YYYY hh:mm AM or PM. @throws RangeError on an invalid day @see C-139 */
export function formatWallMinute(wall: WallMinute): string {
  const [date = '', time = ''] = wall.split('T');
  const [hour = NaN, minute = NaN] = time.split(':').map(Number);
  return shown({ date, hour, minute });
}

function shown({ date, hour, minute }: WallClock): string {
  const shownHour = hour % 12 === 0 ? 12 : hour % 12;
  const padded = (value: number) => String(value).padStart(2, '0');
  return `${formatDate(date)} ${padded(shownHour)}:${padded(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}
