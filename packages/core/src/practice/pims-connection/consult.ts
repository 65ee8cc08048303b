import type { Instant } from '../../base/time/index.js';

/** A consultation of the practice system, as in the API (P-194, C-197). */
export interface PimsConsult {
  readonly id: string;
  /** The code that staff use for it in the practice system; `null` if it has none. */
  readonly code: string | null;
  readonly date: Instant | null;
  readonly description: string | null;
  readonly diagnosis: string | null;
  readonly status: string | null;
  /** The user who held it. */
  readonly pimsUser: { readonly displayName: string } | null;
}

/**
 * Consultations by date, newest first; those without a date come last, in their original order.
 *
 * @see C-173, P-092
 */
export function newestConsultsFirst<Consult extends Pick<PimsConsult, 'date'>>(
  consults: readonly Consult[],
): readonly Consult[] {
  const moment = ({ date }: Consult) => (date === null ? -Infinity : Date.parse(date));
  return consults
    .map((consult, place) => ({ consult, place, at: moment(consult) }))
    .sort((one, other) => (one.at === other.at ? one.place - other.place : other.at - one.at))
    .map(({ consult }) => consult);
}
