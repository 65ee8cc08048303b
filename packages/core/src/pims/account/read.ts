import { trimmed } from '../../base/text/index.js';
import { type Instant, isPlainDate, type PlainDate } from '../../base/time/index.js';

/** The properties of a value of any type. */
export function fieldsOf(told: unknown): Readonly<Record<string, unknown>> {
  return typeof told === 'object' && told !== null ? (told as Readonly<Record<string, unknown>>) : {};
}

/** A normalized instant with an offset; `null` for anything else. */
export function readInstant(told: unknown): Instant | null {
  if (typeof told !== 'string' || !/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(trimmed(told))) return null;
  const at = new Date(trimmed(told));
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The date at the beginning of a text, past or future; `null` for anything else. */
export function readDate(told: unknown): PlainDate | null {
  const day = typeof told === 'string' ? trimmed(told).slice(0, 10) : '';
  return isPlainDate(day) ? day : null;
}
