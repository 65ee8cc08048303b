import { type Instant, isPlainDate } from './plain-date.js';

const shape = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Milliseconds since 1970 of an instant with an explicit UTC offset.
 *
 * @throws RangeError on a text without date, time and offset, or with an invalid day: without an offset it would be
 * read in the machine's zone, hours off
 */
export function millisecondsOf(instant: Instant): number {
  const date = shape.exec(instant)?.[1];
  const milliseconds = date !== undefined && isPlainDate(date) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not an instant with its offset from UTC: ${instant}`);
  return milliseconds;
}
