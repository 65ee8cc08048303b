import type { Instant } from '../../base/time/index.js';

/** A consultation of the practice system, as it travels (P-194, C-197). */
export interface PimsConsult {
  readonly id: string;
  /** What staff call it by in the practice system; `null` where it has none. */
  readonly code: string | null;
  readonly date: Instant | null;
  readonly description: string | null;
  readonly diagnosis: string | null;
  readonly status: string | null;
  /** Who held it. */
  readonly pimsUser: { readonly displayName: string } | null;
}

/**
 * Consultations by their date, the newest first; those without a date come last, in the order they came.
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
