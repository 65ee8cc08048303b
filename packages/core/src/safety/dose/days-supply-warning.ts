import type { ConflictSubject, Dosing } from '../signing/index.js';
import { prescriptionLimits } from '../../base/limits/index.js';
import { agrees, daysOfQuantity } from './days-of-quantity.js';
import type { DoseWarning } from './dose-warning.js';
import { daysOfMonth, type Frequency } from './period.js';
import { type DirectionsReading, readDirections } from './read-directions.js';
import { apart, plain, strong, type SumPart } from './sum.js';
import { amountWords, counted, daysWords, figure, unbroken, unitWords, withUnit } from './words.js';

/**
 * A days supply that contradicts quantity and directions. It does not if it equals the course in the directions ('for
 * 10 days') or the shelf life, and the quantity lasts that long: the rest of a bottle is discarded.
 *
 * @param lastDirections - of the dose that a tenfold error would have changed, to show their days as well
 * @see P-241
 */
export function daysSupplyWarning(subject: ConflictSubject, lastDirections: string | null): readonly DoseWarning[] {
  const { dosing, daysSupply, product } = subject;
  const reading = readDirections(dosing?.directions ?? null);
  if (!dosing || !reading || daysSupply === null || daysSupply <= 0) return [];
  const { unit, unitPerFill } = dosing;
  const days = daysOfQuantity(unitPerFill, dosing.directions, dosing);
  if (!days || unit === null || unitPerFill === null || agrees(daysSupply, days)) return [];
  const isCut = [reading.course, product.shelfLife].some((end) => end !== null && isCutAt(end, daysSupply, days.most));
  if (isCut) return [];
  const computed = computedDays(reading, days);
  return [
    {
      kind: 'days-supply',
      grade: 'worth-knowing',
      title: 'Quantity and days supply disagree',
      sentence: `${counted(unitPerFill, unit)} at these directions; the days supply is ${daysSupply}.`,
      sum: [...sumOf(dosing, reading, days), ...withLast(dosing, lastDirections)],
      fix:
        computed === null
          ? null
          : { label: `Use ${daysWords(computed)}`, change: { field: 'daysSupply', value: computed } },
      keepLabel: `Keep ${daysWords(daysSupply)}`,
      short: computed === null ? `${daysWords(daysSupply)}?` : `${computed} or ${daysWords(daysSupply)}`,
    },
  ];
}

/** Whether a days supply equals the course or shelf life, and the quantity lasts that long. */
function isCutAt(end: number, daysSupply: number, lasts: number): boolean {
  return Math.abs(daysSupply - end) <= 1 && end > 0 && lasts >= daysSupply * 0.9;
}

/** Valid whole days, at most the course; `null` for a range, and if there are none. */
function computedDays({ course }: DirectionsReading, days: { least: number; most: number }): number | null {
  if (days.least !== days.most) return null;
  const whole = Math.floor(Math.min(days.most, course ?? days.most, prescriptionLimits.daysSupplyMax) + 1e-9);
  return whole >= 1 ? whole : null;
}

const shownDays = (days: number) => Math.floor(days + 1e-9);

function sumOf(
  { unit, unitPerFill }: Dosing,
  reading: DirectionsReading,
  days: { least: number; most: number },
): readonly SumPart[] {
  const { amount, places, frequency, course } = reading;
  if (frequency === null || unit === null || unitPerFill === null) return [];
  const range =
    amount.least === amount.most ? figure(amount.most) : `${figure(amount.least)} to ${figure(amount.most)}`;
  const result =
    days.least === days.most
      ? daysWords(shownDays(days.most))
      : `${shownDays(days.least)} to ${daysWords(shownDays(days.most))}`;
  return [
    plain(`${counted(unitPerFill, unit)} ÷ (`),
    strong(range),
    plain(`${unbroken}${unitWords(amount, unit)} × ${places === 2 ? '2 × ' : ''}`),
    strong(figure(frequency.times)),
    plain(` ${periodWords(frequency)}) = `),
    strong(result),
    ...(course === null ? [] : [apart, plain(`for ${daysWords(course)}`)]),
  ];
}

/** 'a day', 'a week', 'every 14 days', 'every 2 months'. */
function periodWords({ days }: Frequency): string {
  if (days === 1) return 'a day';
  if (days === 7) return 'a week';
  const months = days / daysOfMonth;
  if (months === 1) return 'a month';
  return Number.isInteger(months) ? `every ${withUnit(months, 'months')}` : `every ${daysWords(days)}`;
}

/** 'with 0.5 mL: 60 days'. */
function withLast(dosing: Dosing, lastDirections: string | null): readonly SumPart[] {
  const reading = readDirections(lastDirections);
  const days = daysOfQuantity(dosing.unitPerFill, lastDirections, dosing);
  if (!reading || !days || days.least !== days.most) return [];
  return [apart, plain(`with ${amountWords(reading.amount, dosing.unit)}: ${daysWords(shownDays(days.most))}`)];
}
