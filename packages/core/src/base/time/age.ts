import { daysBetween, monthsBetween } from './calendar.js';
import { comparePlainDates, type PlainDate } from './plain-date.js';

/**
 * Whole calendar months lived on a day; negative before the birth.
 *
 * @throws RangeError on an impossible date
 * @see P-009
 */
export function monthsOld(birthdate: PlainDate, today: PlainDate): number {
  return monthsBetween(birthdate, today);
}

/**
 * The age beside a patient's name: '3 y 4 mo', '3 y', '7 mo', and in the first month of life '12 d'.
 *
 * @returns `null` when the birth lies after today: there is no age to show
 * @throws RangeError on an impossible date: bad data must never read as an age
 * @see C-055
 */
export function ageOn(birthdate: PlainDate, today: PlainDate): string | null {
  if (comparePlainDates(birthdate, today) > 0) return null;
  const months = monthsOld(birthdate, today);
  if (months < 1) return `${daysBetween(birthdate, today)} d`;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? `${years} y` : '', rest > 0 ? `${rest} mo` : ''].filter(Boolean).join(' ');
}
