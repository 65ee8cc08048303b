import {
  newestConsultsFirst,
  type PimsConnectionType,
  type PimsConsult,
} from '../../../practice/pims-connection/index.js';
import { formatDate, todayIn } from '../../../base/time/index.js';
import { isTooLong, trimmed } from '../../../base/text/index.js';
import { prescriptionLimits } from '../../../base/limits/index.js';

/** Texts of the consult choice (P-092 to P-094). */
export const consultTexts = {
  none: 'Do not link to consultation',
  search: 'Search by code',
  failed: 'Error retrieving consultation(s) from EzyVet.',
  notFound: 'No consultation of this patient has this code.',
} as const;

/** The consults that a form offers: the five most recent, newest first. @see P-092, C-191 */
export function recentConsults<Consult extends Pick<PimsConsult, 'date'>>(
  consults: readonly Consult[],
): readonly Consult[] {
  return newestConsultsFirst(consults).slice(0, prescriptionLimits.recentConsults);
}

/**
 * The code to search for: trimmed, with at most 32 characters; `null` when it is blank or longer.
 *
 * @see P-093
 */
export function consultCode(typed: string): string | null {
  const code = trimmed(typed);
  return code === '' || isTooLong(code, prescriptionLimits.consultCodeMax) ? null : code;
}

/**
 * A consult in one line: date, description, diagnosis, and vet, without unknown values.
 *
 * @param timeZone - zone of the location, for its calendar date
 * @see P-092, P-008
 */
export function consultLine(
  { date, description, diagnosis, pimsUser }: Omit<PimsConsult, 'id' | 'code' | 'status'>,
  timeZone: string | null,
): string {
  const day = date === null ? null : formatDate(todayIn(timeZone, date));
  return [day, description, diagnosis, pimsUser?.displayName].map(trimmed).filter(Boolean).join(' · ');
}

/** The message for a failed consult query; `null` if it is only logged. @see P-094 */
export function consultFailureText(type: PimsConnectionType | null): string | null {
  return type === 'EZYVET' ? consultTexts.failed : null;
}
