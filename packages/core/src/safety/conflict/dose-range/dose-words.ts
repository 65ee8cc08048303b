import type { Bounds, DoseRange, DoseUnit } from '../../../knowledge/index.js';
import { daysOfMonth, type Frequency } from '../../dose/period.js';
import { figure, unbroken } from '../../dose/words.js';

/** As units are written for reading: 'IU' is easily misread. */
const unitWords: Readonly<Record<DoseUnit, string>> = {
  'mg/kg': 'mg/kg',
  'mcg/kg': 'mcg/kg',
  'IU/kg': 'units/kg',
  'mL/kg': 'mL/kg',
  'mEq/kg': 'mEq/kg',
};

/** A computed number without false precision: 0.25, 2.1, 13.8, 220. */
export function rounded(value: number): string {
  if (value < 1) return String(Number(value.toPrecision(2)));
  return String(Number(value.toFixed(value < 100 ? 1 : 0)));
}

const between = (least: string, most: string) => (least === most ? most : `${least}–${most}`);

/** A computed amount per kilogram: '2.1 mg/kg', '1–2 mg/kg'. */
export function perKilogram({ least, most }: Bounds, unit: DoseUnit): string {
  return `${between(rounded(least), rounded(most))}${unbroken}${unitWords[unit]}`;
}

/** An amount per kilogram as a label states it: '2.2–4.4 mg/kg'. */
export function labeled({ least, most }: Bounds, unit: DoseUnit): string {
  return `${between(figure(least), figure(most))}${unbroken}${unitWords[unit]}`;
}

/** A number of hours in the unit in which it is said: '12 hours', '30 days'. */
function hoursWords({ least, most }: Bounds): string {
  const isInDays = least >= 48 && least % 24 === 0 && most % 24 === 0;
  const [from, to] = isInDays ? [least / 24, most / 24] : [least, most];
  return `${between(figure(from), figure(to))}${unbroken}${isInDays ? 'days' : 'hours'}`;
}

/** 'every 12 hours', 'every 30 days', 'every month'. */
function frequencyWords({ times, days }: Frequency): string {
  if (times === 1 && days > 1 && !Number.isInteger(days)) {
    const months = Math.round(days / daysOfMonth);
    return months === 1 ? 'every month' : `every ${months}${unbroken}months`;
  }
  const hours = (24 * days) / times;
  return Number.isInteger(hours)
    ? `every ${hoursWords({ least: hours, most: hours })}`
    : `${times} times in ${figure(days)}${unbroken}days`;
}

/** '2.1 mg/kg every 12 hours', '0.6 mg/kg of sarolaner every month', '5 mg/kg each time' */
export function doseWords(
  { each, unit, of }: { readonly each: Bounds; readonly unit: DoseUnit; readonly of: string | null },
  { frequency }: { readonly frequency: Frequency | null },
): string {
  const what = of === null ? '' : ` of ${of}`;
  return `${perKilogram(each, unit)}${what} ${frequency === null ? 'each time' : frequencyWords(frequency)}`;
}

/** Whether a stated maximum per day says more than the dose and how often it is given. */
function addsMaximum({ dose, everyHours, mostPerDay }: DoseRange): boolean {
  return mostPerDay !== null && (everyHours === null || mostPerDay < (dose.most * 24) / everyHours.least - 1e-9);
}

/** A range in full: '2.2–4.4 mg/kg every 12–24 hours, at most 4.4 mg/kg a day'. */
export function rangeWords(range: DoseRange): string {
  const { dose, unit, everyHours, mostPerDay } = range;
  const often = everyHours === null ? ', single dose' : ` every ${hoursWords(everyHours)}`;
  const most = addsMaximum(range) && mostPerDay !== null ? `, at most ${atMost(mostPerDay, unit)} a day` : '';
  return `${labeled(dose, unit)}${often}${most}`;
}

/** A range in a line: a maximum per day replaces how often: '2.2–4.4 mg/kg, at most 4.4 a day'. */
export function briefRange(range: DoseRange): string {
  const { dose, unit, mostPerDay } = range;
  if (mostPerDay === null || !addsMaximum(range)) return rangeWords(range);
  return `${labeled(dose, unit)}, at most ${figure(mostPerDay)}${unbroken}a${unbroken}day`;
}

export const atMost = (most: number, unit: DoseUnit) => labeled({ least: most, most }, unit);

/** Labels state ages in weeks up to about three months. */
const mostInWeeks = 98;

/** An age in the unit in which labels state it: '6 weeks', '6 months', '10 days'. */
export function ageWords(days: number): string {
  if (days % 7 === 0 && days <= mostInWeeks) return count(days / 7, 'week');
  const months = Math.round(days / daysOfMonth);
  const isMonths = Math.abs(months * daysOfMonth - days) <= months * maxShortOfMonth;
  return isMonths && months > 0 ? count(months, 'month') : count(days, 'day');
}

/** Rows count months as 30 days, or years as 365. */
const maxShortOfMonth = 0.5;

const count = (number: number, unit: string) => `${number}${unbroken}${unit}${number === 1 ? '' : 's'}`;

/** What else a label limits: 'at most 14 days · from 8 weeks · from 1.8 kg'; `null` without such a limit. */
export function limitWords({ mostDays, fromAge, fromWeight }: DoseRange): string | null {
  const limits = [
    mostDays === null ? null : `at most ${count(mostDays, 'day')}`,
    fromAge === null ? null : `from ${ageWords(fromAge)} of age`,
    fromWeight === null ? null : `from ${figure(fromWeight)}${unbroken}kg`,
  ].filter((limit) => limit !== null);
  return limits.length === 0 ? null : limits.join(', ');
}
