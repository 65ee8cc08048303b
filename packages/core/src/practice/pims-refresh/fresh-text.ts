import { formatDateTime, type Instant } from '../../base/time/index.js';

/** How fresh a record is that is shown. */
export interface Freshness {
  /** When it was read from the practice system. */
  readonly readAt: Instant;
  /** Since when the practice system does not answer; `null` while it does. */
  readonly failingSince: Instant | null;
}

/**
 * How fresh a record is, in words: 'PIMS as of 11-20-2026 08:14 AM', and since when a practice system does not answer.
 *
 * @param timeZone - of the location; `null` is America/New_York
 * @see C-263
 */
export function freshnessText({ readAt, failingSince }: Freshness, timeZone: string | null): string {
  const asOf = `PIMS as of ${formatDateTime(readAt, timeZone)}`;
  return failingSince === null ? asOf : `PIMS does not answer since ${formatDateTime(failingSince, timeZone)}. ${asOf}`;
}
