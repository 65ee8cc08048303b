import { daysBetween, monthsBetween } from './calendar.js';
import { comparePlainDates, type PlainDate } from './plain-date.js';

/**
 * Complete calendar months between birth and a day; negative before the birth.
 *
 * @throws RangeError on an invalid date
 * @see P-009
 */
export function monthsOld(birthdate: PlainDate, today: PlainDate): number {
  return monthsBetween(birthdate, today);
}

/**
 * The age shown next to a patient's name: '3 y 4 mo', '3 y', '7 mo', and in the first month '12 d'.
 *
 * @returns `null` when the birthdate is in the future
 * @throws RangeError on an invalid date, which must never be shown as an age
 * @see C-055
 */
export function ageOn(birthdate: PlainDate, today: PlainDate): string | null {
  if (comparePlainDates(birthdate, today) > 0) return null;
  const months = monthsOld(birthdate, today);
  if (months < 1) return `${daysBetween(birthdate, today)} d`;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? `${years} y` : '', rest > 0 ? `${rest} mo` : ''].filter(Boolean).join(' ');
}
