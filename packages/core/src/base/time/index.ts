export { ageOn, monthsOld } from './age.js';
export {
  copyTooltipMs,
  helpClientRecheckMs,
  nearExpiryMonths,
  noticeMs,
  noticeWithButtonMs,
  pollingMs,
  searchDebounceMs,
} from './cadence.js';
export { addDays, addMonths, daysBetween } from './calendar.js';
export type { Clock } from './clock.js';
export { endOfDayInstant, startOfDayInstant } from './day-bounds.js';
export { formatDate, formatDateTime, formatWallMinute } from './display.js';
export { millisecondsOf } from './instant.js';
export { comparePlainDates, isOnOrAfter, isPlainDate, requirePlainDate } from './plain-date.js';
export type { Instant, PlainDate } from './plain-date.js';
export { todayIn } from './today.js';
export { endOfMinuteInstant, isWallMinute, startOfMinuteInstant } from './wall-minute.js';
export type { WallMinute } from './wall-minute.js';
export { defaultTimeZone, isTimeZone } from './zone.js';
export { dateFormatText, readTypedDate, readWholeDate } from './typed-date.js';
