import type { ReportPeriod } from '@signa/core/administration';
import { addDays, type Instant, startOfDayInstant } from '@signa/core/base';

/** From this instant inclusive, to that one exclusive. */
export interface PeriodBounds {
  readonly since: Instant;
  readonly until: Instant;
}

/** The instants that bound the days of a period at a location. */
export function boundsOf({ from, to }: ReportPeriod, timeZone: string): PeriodBounds {
  return { since: startOfDayInstant(from, timeZone), until: startOfDayInstant(addDays(to, 1), timeZone) };
}
