import { formatDateTime, type Instant } from '../../base/time/index.js';

/** The freshness of a displayed record. */
export interface Freshness {
  /** When it was read from the practice system. */
  readonly readAt: Instant;
  /** Since when the practice system has not responded; `null` while it does. */
  readonly failingSince: Instant | null;
}

/**
 * The freshness of a record as text: 'PIMS as of 11-20-2026 08:14 AM', and since when a practice system has not
 * responded.
 *
 * @param timeZone - of the location; `null` is America/New_York
 * @see C-263
 */
export function freshnessText({ readAt, failingSince }: Freshness, timeZone: string | null): string {
  const asOf = `PIMS as of ${formatDateTime(readAt, timeZone)}`;
  return failingSince === null
    ? asOf
    : `PIMS has not responded since ${formatDateTime(failingSince, timeZone)}. ${asOf}`;
}
