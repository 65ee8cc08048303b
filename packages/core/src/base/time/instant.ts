import { type Instant, isPlainDate } from './plain-date.js';

const shape = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Milliseconds since 1970 of an instant that says its offset from UTC.
 *
 * @throws RangeError on a text without date, time and offset, or of a day that does not exist: read in the zone of
 * the machine it would move by hours
 */
export function millisecondsOf(instant: Instant): number {
  const date = shape.exec(instant)?.[1];
  const milliseconds = date !== undefined && isPlainDate(date) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not an instant with its offset from UTC: ${instant}`);
  return milliseconds;
}
