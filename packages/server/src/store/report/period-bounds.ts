import type { ReportPeriod } from '@signa/core/administration';
import { addDays, type Instant, startOfDayInstant } from '@signa/core/base';

/** From this instant on, and before that one. */
export interface PeriodBounds {
  readonly since: Instant;
  readonly until: Instant;
}

/** The instants between which the days of a period lie at a location. */
export function boundsOf({ from, to }: ReportPeriod, timeZone: string): PeriodBounds {
  return { since: startOfDayInstant(from, timeZone), until: startOfDayInstant(addDays(to, 1), timeZone) };
}
