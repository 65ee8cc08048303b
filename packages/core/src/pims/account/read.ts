import { trimmed } from '../../base/text/index.js';
import { type Instant, isPlainDate, type PlainDate } from '../../base/time/index.js';

/** Fields by name of whatever was told. */
export function fieldsOf(told: unknown): Readonly<Record<string, unknown>> {
  return typeof told === 'object' && told !== null ? (told as Readonly<Record<string, unknown>>) : {};
}

/** A moment with its offset, as it is kept here; `null` for anything else. */
export function readInstant(told: unknown): Instant | null {
  if (typeof told !== 'string' || !/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(trimmed(told))) return null;
  const at = new Date(trimmed(told));
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The calendar day at the beginning of a text, past or to come; `null` for anything else. */
export function readDate(told: unknown): PlainDate | null {
  const day = typeof told === 'string' ? trimmed(told).slice(0, 10) : '';
  return isPlainDate(day) ? day : null;
}
