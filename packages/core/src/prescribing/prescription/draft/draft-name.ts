import { formatDateTime, type Instant } from '../../../base/time/index.js';

export interface DraftNameFacts {
  readonly client: { readonly firstName: string | null; readonly lastName: string | null } | null;
  readonly patient: { readonly name: string } | null;
  readonly draftCreateDate: Instant;
  /** `Location.timeZone`: the name has the practice's local time (P-008). */
  readonly timeZone: string | null;
}

/** Every run of characters other than letters and digits, in any script, becomes one hyphen: safe as a file name. */
function dashed(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
}

function digitsOf(instant: Instant, timeZone: string | null): string {
  const shown = /^(\d\d)-(\d\d)-(\d{4}) (\d\d):(\d\d) ([AP])M$/.exec(formatDateTime(instant, timeZone));
  const [, month, day, year, hour, minute, half] = shown ?? [];
  const hours = String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0');
  const seconds = String(new Date(instant).getUTCSeconds()).padStart(2, '0');
  return `${year}${month}${day}${hours}${minute}${seconds}`;
}

/**
 * The name of a draft: rx_{client}_{patient}_{timestamp}.
 *
 * @throws RangeError on an impossible instant or an unknown zone
 * @see P-120
 */
export function draftName({ client, patient, draftCreateDate, timeZone }: DraftNameFacts): string {
  const clientName = [client?.firstName, client?.lastName].filter(Boolean).join(' ');
  return ['rx', dashed(clientName), dashed(patient?.name ?? ''), digitsOf(draftCreateDate, timeZone)].join('_');
}
