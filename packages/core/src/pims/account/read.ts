import { trimmed } from '../../base/text/index.js';
import { type Instant, isPlainDate, type PlainDate } from '../../base/time/index.js';

/** The properties of a value of any type. */
export function fieldsOf(reported: unknown): Readonly<Record<string, unknown>> {
  return typeof reported === 'object' && reported !== null ? (reported as Readonly<Record<string, unknown>>) : {};
}

/** A normalized instant with an offset; `null` for anything else. */
export function readInstant(reported: unknown): Instant | null {
  if (typeof reported !== 'string' || !/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(trimmed(reported)))
    return null;
  const at = new Date(trimmed(reported));
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The date at the beginning of a text, past or future; `null` for anything else. */
export function readDate(reported: unknown): PlainDate | null {
  const day = typeof reported === 'string' ? trimmed(reported).slice(0, 10) : '';
  return isPlainDate(day) ? day : null;
}
