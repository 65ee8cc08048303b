import type { PlainDate } from './plain-date.js';

/** The zone of a location without one (P-008). */
export const defaultTimeZone = 'America/New_York';

/** The given IANA zone, or the default if there is none (P-008). */
export function zoneOr(timeZone: string | null | undefined): string {
  return timeZone ? timeZone : defaultTimeZone;
}

/** Whether this machine knows a zone name, which support may enter (README ruling 2). */
export function isTimeZone(value: string): boolean {
  try {
    return value !== '' && formatterOf(value).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A wall-clock reading: the calendar day, hour (0 to 23) and minute. */
export interface WallClock {
  readonly date: PlainDate;
  readonly hour: number;
  readonly minute: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

/**
 * The wall clock of a zone at an instant.
 *
 * @param milliseconds - since 1970, UTC
 * @throws RangeError on an unknown zone
 */
export function wallClockIn(zone: string, milliseconds: number): WallClock {
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(milliseconds)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  };
}
