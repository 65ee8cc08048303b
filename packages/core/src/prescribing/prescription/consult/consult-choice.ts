import {
  newestConsultsFirst,
  type PimsConnectionType,
  type PimsConsult,
} from '../../../practice/pims-connection/index.js';
import { formatDate, todayIn } from '../../../base/time/index.js';
import { isTooLong, trimmed } from '../../../base/text/index.js';
import { prescriptionLimits } from '../../../base/limits/index.js';

/** What the choice of a consult says (P-092 to P-094). */
export const consultTexts = {
  none: 'Do not link to consultation',
  search: 'Search by code',
  failed: 'Error retrieving consultation(s) from EzyVet.',
  notFound: 'No consultation of this patient has this code.',
} as const;

/** The consults a form offers: the five most recent, the newest first. @see P-092, C-191 */
export function recentConsults<Consult extends Pick<PimsConsult, 'date'>>(
  consults: readonly Consult[],
): readonly Consult[] {
  return newestConsultsFirst(consults).slice(0, prescriptionLimits.recentConsults);
}

/**
 * The code that is searched for: without the spaces around it, at most 32 characters; `null` when there is nothing to
 * search for, or more than a code can be.
 *
 * @see P-093
 */
export function consultCode(typed: string): string | null {
  const code = trimmed(typed);
  return code === '' || isTooLong(code, prescriptionLimits.consultCodeMax) ? null : code;
}

/**
 * A consult in one line: date, description, diagnosis and who held it, what is not known left out.
 *
 * @param timeZone - of the location: its calendar day is meant
 * @see P-092, P-008
 */
export function consultLine(
  { date, description, diagnosis, pimsUser }: Omit<PimsConsult, 'id' | 'code' | 'status'>,
  timeZone: string | null,
): string {
  const day = date === null ? null : formatDate(todayIn(timeZone, date));
  return [day, description, diagnosis, pimsUser?.displayName].map(trimmed).filter(Boolean).join(' · ');
}

/** The text of a failing consult query; `null` where it is logged only. @see P-094 */
export function consultFailureText(type: PimsConnectionType | null): string | null {
  return type === 'EZYVET' ? consultTexts.failed : null;
}
