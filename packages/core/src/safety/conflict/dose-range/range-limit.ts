import type { DoseRange } from '../../../knowledge/index.js';
import { hasLabelBand } from '../../dose/label-band.js';
import { timesADay } from '../../dose/read-directions.js';
import type { ConflictProduct } from '../../signing/index.js';
import type { TypedDose, TypedInput } from './typed-dose.js';

/** Rounding of weights, of conversions from pounds, and of what a syringe can measure. */
const tolerance = 1.1;

/** Whether a range is only where the dose starts: it is then adjusted to the patient and has no maximum. */
const isStart = ({ use }: DoseRange) => use !== null && /\bstarting dose\b/u.test(use);

/** Whether a range has a maximum: a starting dose has none, unless the label states one per day. */
export const hasMaximum = (range: DoseRange) => !isStart(range) || range.mostPerDay !== null;

/** The largest amount per day that a range allows; `null` if it says nothing about a day. */
function mostPerDay({ mostPerDay: most, dose, everyHours }: DoseRange, isBesideRepeated: boolean): number | null {
  if (most !== null) return most;
  if (everyHours !== null) return (dose.most * 24) / everyHours.least;
  // A single dose beside repeated ones is a loading dose; alone, nothing says how soon it may be repeated.
  return isBesideRepeated ? dose.most : null;
}

function leastPerDay({ dose, everyHours }: DoseRange): number | null {
  return everyHours === null ? null : (dose.least * 24) / everyHours.most;
}

/** A typed dose compared with one range. */
export interface Compared {
  readonly range: DoseRange;
  readonly typed: TypedDose;
  /** The typed dose divided by the most that the range allows. */
  readonly excess: number;
  /** Whether one dose or the amount per day exceeds the range more. */
  readonly by: 'dose' | 'day';
  /** The most that the range allows of it. */
  readonly limit: number;
  /** `false` for a starting dose, which is adjusted to the patient. */
  readonly hasMaximum: boolean;
  readonly status: 'within' | 'above' | 'below';
}

/** The product, and the other ranges of the drug. */
interface Beside {
  readonly product: ConflictProduct;
  readonly ranges: readonly DoseRange[];
}

/**
 * One unit of a product with a label weight range counts as at most the highest labeled dose: whether the weight fits is
 * another check (P-083).
 */
function countedDose(
  { each, unit }: TypedDose,
  { product, ranges }: Beside,
  { reading: { amount } }: TypedInput,
): number {
  const isOneOfBand = hasLabelBand(product) && amount.unit !== 'mL' && amount.most <= 1;
  if (!isOneOfBand) return each.most;
  const doses = ranges.filter((range) => range.unit === unit).map(({ dose }) => dose.most);
  return Math.min(each.most, ...(doses.length > 0 ? [Math.max(...doses)] : []));
}

/** The step in which a product can be divided: half tablets and whole capsules; `null` for what is measured. */
function stepOf(unit: string | null): number | null {
  if (/^(?:tablets|caplets|chewables|chews)$/u.test(unit ?? '')) return 1 / 2;
  return unit === 'capsules' ? 1 : null;
}

/** A dose that is half as much again is too much, however tablets come. */
const mostByRounding = 1.5;

/**
 * Whether a dose exceeds a range only because tablets can't be cut finer: it is the half tablet nearest to the most
 * that the range allows.
 */
function isNearestStep(excess: number, { reading: { amount }, dosing }: TypedInput): boolean {
  const step = amount.unit === 'each' ? stepOf(dosing.unit) : null;
  if (step === null || excess > mostByRounding) return false;
  return amount.most <= Math.round(amount.most / excess / step) * step + 1e-9;
}

function isBelowRange({ each, perDay }: TypedDose, range: DoseRange): boolean {
  const perDayOfRange = leastPerDay(range);
  const [typed, least] =
    perDay !== null && perDayOfRange !== null ? [perDay.most, perDayOfRange] : [each.most, range.dose.least];
  return typed * tolerance < least;
}

/** How much of what a range allows a dose is, at once and per day. */
function shareOf(
  dose: number,
  range: DoseRange,
  times: number | null,
  { ranges }: Beside,
): Pick<Compared, 'excess' | 'by' | 'limit'> {
  const isBesideRepeated = ranges.some(({ everyHours }) => everyHours !== null);
  const dayLimit = mostPerDay(range, isBesideRepeated);
  const ofDose = dose / range.dose.most;
  const ofDay = times !== null && dayLimit !== null ? (dose * times) / dayLimit : 0;
  // Where the label states a maximum for a starting dose, only that is one.
  const isByDay = ofDay > ofDose * (1 + 1e-9) || (isStart(range) && ofDay > 0 && range.mostPerDay !== null);
  return isByDay && dayLimit !== null
    ? { excess: ofDay, by: 'day', limit: dayLimit }
    : { excess: ofDose, by: 'dose', limit: range.dose.most };
}

/**
 * A typed dose compared with a range: with the most it allows at once and per day.
 *
 * @see P-402
 */
export function compareWithRange(range: DoseRange, typed: TypedDose, input: TypedInput, beside: Beside): Compared {
  const times = timesADay(input.reading);
  const share = shareOf(typed.each.most, range, times, beside);
  const { excess } = shareOf(countedDose(typed, beside, input), range, times, beside);
  const isAbove = excess > tolerance && !isNearestStep(excess, input);
  return {
    range,
    typed,
    ...share,
    hasMaximum: hasMaximum(range),
    status: isAbove ? 'above' : isBelowRange(typed, range) ? 'below' : 'within',
  };
}

/** Of the ranges with a status, the one whose maximum the dose comes nearest to. */
export function nearestOf(compared: readonly Compared[], status: Compared['status'] | null): Compared | null {
  const distance = ({ excess }: Compared) => Math.abs(Math.log(excess));
  const meant = compared.filter((each) => each.status === status);
  return meant.reduce<Compared | null>(
    (best, each) => (best === null || distance(each) < distance(best) ? each : best),
    null,
  );
}
