import { earliestBirthdate } from '../../clients/patient/index.js';
import { trimmed } from '../../base/text/index.js';
import { comparePlainDates, isPlainDate, type PlainDate } from '../../base/time/index.js';
import type { Note } from './left-out.js';

/** Placeholders of databases for a missing date. */
const none = /^(?:0{4}-0{2}-0{2}|)$/;

/**
 * The date at the beginning of a text; `null` with a note for an invalid one, one before 1900 and one in the future.
 *
 * @param today - the calendar day at the location
 */
export function readDay(reported: unknown, field: string, today: PlainDate, note: Note): PlainDate | null {
  if (reported === null || reported === undefined) return null;
  const day = typeof reported === 'string' ? trimmed(reported).slice(0, 10) : undefined;
  if (day !== undefined && none.test(day)) return null;
  if (day === undefined || !isPlainDate(day)) {
    note(field, 'Skipped: it is not a valid date.');
    return null;
  }
  if (comparePlainDates(day, earliestBirthdate) >= 0 && comparePlainDates(day, today) <= 0) return day;
  note(field, `Skipped: ${day} is ${comparePlainDates(day, today) > 0 ? 'in the future' : 'before 1900'}.`);
  return null;
}

/** Whether a date was reported, valid or not: an invalid date of death still means death. */
export function isReportedDay(reported: unknown): boolean {
  if (reported === null || reported === undefined) return false;
  return typeof reported !== 'string' || !none.test(trimmed(reported).slice(0, 10));
}
