import { type Instant, isPlainDate, type PlainDate, todayIn } from '../../../base/time/index.js';

const afterDay = /^T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A FHIR date or dateTime as an instant; noon for a day, `null` for a year, a month, or another text. */
export function instantOf(text: string | null | undefined): Instant | null {
  const [day, rest] = [(text ?? '').slice(0, 10), (text ?? '').slice(10)];
  if (!isPlainDate(day)) return null;
  if (rest === '') return `${day}T12:00:00.000Z`;
  const milliseconds = afterDay.test(rest) ? Date.parse(`${day}${rest}`) : Number.NaN;
  return Number.isFinite(milliseconds) ? new Date(milliseconds).toISOString() : null;
}

/** A FHIR date or dateTime as a day at the location; `null` if it isn't one. */
export function dayOf(text: string | null | undefined, timeZone: string): PlainDate | null {
  if (isPlainDate(text)) return text;
  const instant = instantOf(text);
  return instant === null ? null : todayIn(timeZone, instant);
}
