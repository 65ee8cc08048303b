import { formatDate, type Instant, todayIn } from '../../base/time/index.js';
import type { Amount } from './read-directions.js';
import { type DoseUnit, doseUnitOf } from './dose-unit.js';

/** A no-break space keeps a number and its unit on one line. */
export const unbroken = '\u00A0';

/** Without trailing zeros, with a leading one, and free of binary rounding errors: 0.5, 250, 0.3. */
export function figure(value: number): string {
  return String(Number(value.toPrecision(6)));
}

/** A rounded quotient: 10, 2.2, 0.1. */
export function quotient(value: number): string {
  return String(Number(value.toPrecision(2)));
}

/** '0.5 mL', with a no-break space. */
export function withUnit(value: number, unit: string): string {
  return `${figure(value)}${unbroken}${unit}`;
}

const plurals: Readonly<Partial<Record<DoseUnit, string>>> = {
  drop: 'drops',
  puff: 'puffs',
  applicator: 'applicators',
  packet: 'packets',
  syringe: 'syringes',
  scoop: 'scoops',
  pump: 'pumps',
  patch: 'patches',
  teaspoon: 'teaspoons',
  tablespoon: 'tablespoons',
};

/** 'tablet' for 'tablets', 'patch' for 'patches'; other words are unchanged. */
function singular(word: string): string {
  if (word.endsWith('ches')) return word.slice(0, -2);
  return word.endsWith('s') && word !== 'units' ? word.slice(0, -1) : word;
}

/** The unit for a number: measures have no plural. */
function thingsOf(value: number, plural: string): string {
  return value <= 1 && doseUnitOf(plural) !== 'mL' ? singular(plural) : plural;
}

/** A number with its unit: '1 tablet', '0.5 tablet', '2 tablets', '60 mL'. */
export function counted(value: number, plural: string): string {
  return withUnit(value, thingsOf(value, plural));
}

/** The unit of an amount as text; `each` is named as the product counts: 'capsules'. */
export function unitWords({ most, unit }: Amount, productUnit: string | null): string {
  return thingsOf(most, unit === 'each' ? (productUnit ?? 'tablets') : (plurals[unit] ?? unit));
}

/** An amount as text: '1 capsule', '1 to 2 tablets', '0.5 mL'. */
export function amountWords(amount: Amount, productUnit: string | null): string {
  const last = withUnit(amount.most, unitWords(amount, productUnit));
  return amount.least === amount.most ? last : `${figure(amount.least)} to ${last}`;
}

/** '1 day', '30 days'. */
export function daysWords(days: number): string {
  return withUnit(days, days === 1 ? 'day' : 'days');
}

/** The day of an instant at the location, MM-DD-YYYY. */
export function dayWords(at: Instant, timeZone: string | null | undefined): string {
  return formatDate(todayIn(timeZone ?? null, at));
}
