import type { ConflictSubject, RecordedWeightFacts } from '../signing/index.js';
import {
  isWeightKnown,
  type StoredWeight,
  weightInKilograms,
  weightInPounds,
  type WeightUnit,
} from '../patient/index.js';
import { addMonths, type PlainDate, todayIn } from '../time/index.js';
import type { DoseDoubt } from './doubt.js';
import { isAlike, isPoundsForKilograms } from './factor.js';
import { isGrowing, possibleGrowth } from './growth.js';
import { apart, plain, strong } from './sum.js';
import { dayWords, figure, quotient, withUnit } from './words.js';

/** 1 lb in kilograms, exactly (P-083). */
const kilogramsPerPound = 0.45359237;

interface Weighed {
  readonly weight: number;
  readonly weightUnit: WeightUnit;
}

const unitOf = ({ weightUnit }: StoredWeight): WeightUnit => weightUnit ?? 'lbs';

/** In the unit of another one, unrounded: 9 lbs beside 4.1 lbs, 9 kg as 19.84 lbs beside 9.1 lbs. */
function inUnit({ weight, weightUnit }: Weighed, unit: WeightUnit): number {
  if (weightUnit === unit) return weight;
  return unit === 'lbs' ? weight / kilogramsPerPound : weight * kilogramsPerPound;
}

const words = ({ weight, weightUnit }: Weighed) => withUnit(weight, weightUnit);

/** The weight of the record, when and by whom it was entered where that is known, and the weights before it. */
interface History {
  readonly now: Weighed;
  readonly entered: RecordedWeightFacts | null;
  readonly last: RecordedWeightFacts;
  readonly before: RecordedWeightFacts | null;
}

function historyOf({ patient, facts }: ConflictSubject): History | null {
  const { weight } = patient;
  if (!isWeightKnown(weight)) return null;
  const now = { weight, weightUnit: unitOf(patient) };
  const known = facts?.weights.filter((recorded) => isWeightKnown(recorded.weight)) ?? [];
  const isSame = (a: Weighed, b: Weighed) => a.weight === b.weight && a.weightUnit === b.weightUnit;
  const first = known.findIndex((recorded) => !isSame(recorded, now));
  const last = known[first];
  if (!last) return null;
  const before = known.slice(first + 1).find((recorded) => !isSame(recorded, last)) ?? null;
  return { now, entered: first === 0 ? null : (known[first - 1] ?? null), last, before };
}

/** How many times as much it is now. */
const factorOf = (now: Weighed, last: Weighed) => inUnit(now, last.weightUnit) / last.weight;

/**
 * The weight of the record is 1.8 to 2.6 times the last one, or that part of it, as pounds entered for kilograms are; or
 * it differs by 25% or more within a month. Not where a young animal may have grown so much since, nor where the weight
 * before the last one says that the last one was the slip.
 *
 * @see P-243
 */
export function weightDoubt(subject: ConflictSubject): readonly DoseDoubt[] {
  const history = historyOf(subject);
  if (!history) return [];
  const zone = subject.timeZone ?? null;
  const { now, last, entered } = history;
  const [from, to] = [todayIn(zone, last.at), entered ? todayIn(zone, entered.at) : subject.today];
  const factor = factorOf(now, last);
  const growth = possibleGrowth(subject.patient.birthdate, from, to);
  if (factor > 1 && growth > 1 && factor <= growth * 1.1) return [];
  const wasSlip = isPutRight(subject, history, zone);
  if (isPoundsForKilograms(inUnit(now, last.weightUnit), last.weight)) return wasSlip ? [] : [slipDoubt(history, zone)];
  const isGain = factor > 1 && isGrowing(subject.patient.birthdate, from);
  return isFast(factor, from, to) && !isGain && !wasSlip ? [changeDoubt(history, zone)] : [];
}

/** Whether the last weight was the slip: it stood to the one before it as pounds to kilograms, which this one is again. */
function isPutRight({ patient }: ConflictSubject, { now, last, before }: History, zone: string | null): boolean {
  if (before === null || !isAlike(inUnit(now, before.weightUnit), before.weight)) return false;
  const factor = factorOf(last, before);
  const growth = possibleGrowth(patient.birthdate, todayIn(zone, before.at), todayIn(zone, last.at));
  return isPoundsForKilograms(factor, 1) && !(growth > 1 && factor > 1 && factor <= growth * 1.1);
}

/** By 25% or more of the last weight, within a calendar month. */
function isFast(factor: number, from: PlainDate, to: PlainDate): boolean {
  return Math.abs(factor - 1) >= 0.25 - 1e-9 && to <= addMonths(from, 1);
}

/** '9 lbs, entered 11-21-2026 by Luis Ferreira; 4.1 lbs on 08-14-2026.' */
function sentenceOf({ now, entered, last }: History, zone: string | null): string {
  const by = entered?.by ? ` by ${entered.by}` : '';
  const when = entered ? `, entered ${dayWords(entered.at, zone)}${by}` : '';
  return `${words(now)}${when}; ${words(last)} on ${dayWords(last.at, zone)}.`;
}

function choicesOf({ now, last }: History): Pick<DoseDoubt, 'fix' | 'keepLabel' | 'short'> {
  return {
    fix: { label: `Use ${words(last)}`, change: { field: 'weight', value: last.weight, unit: last.weightUnit } },
    keepLabel: `Keep ${words(now)}`,
    short: `${words(now)} or ${words(last)}`,
  };
}

function slipTitle(factor: number): string {
  if (factor > 2.05) return 'Weight more than doubled';
  if (factor >= 1.95) return 'Weight doubled';
  if (factor > 1) return 'Weight almost doubled';
  return factor < 1 / 2.05 ? 'Weight less than half' : 'Weight about half';
}

function slipDoubt(history: History, zone: string | null): DoseDoubt {
  const { now, last } = history;
  const here = inUnit(now, last.weightUnit);
  const isGain = here > last.weight;
  const [more, less] = isGain ? [here, last.weight] : [last.weight, here];
  const conversion = isGain
    ? `${withUnit(last.weight, 'kg')} = ${withUnit(weightInPounds({ weight: last.weight, weightUnit: 'kg' }) ?? 0, 'lbs')}`
    : `${withUnit(last.weight, 'lbs')} = ${withUnit(weightInKilograms({ weight: last.weight, weightUnit: 'lbs' }) ?? 0, 'kg')}`;
  return {
    kind: 'pounds-for-kilograms',
    grade: 'serious',
    title: slipTitle(here / last.weight),
    sentence: sentenceOf(history, zone),
    sum: [
      strong(`${shown(more)} ÷ ${shown(less)} = ${quotient(more / less)}`),
      plain(', as pounds to kilograms'),
      apart,
      plain(conversion),
    ],
    ...choicesOf(history),
  };
}

/** A converted weight with one decimal, a recorded one as it is. */
const shown = (weight: number) => figure(Number(weight.toFixed(2)));

function changeDoubt(history: History, zone: string | null): DoseDoubt {
  const { now, last } = history;
  const here = inUnit(now, last.weightUnit);
  const part = Math.round(Math.abs(here / last.weight - 1) * 100);
  const isGain = here > last.weight;
  return {
    kind: 'weight-change',
    grade: 'worth-knowing',
    title: `Weight ${isGain ? 'up' : 'down'} ${part}% within a month`,
    sentence: sentenceOf(history, zone),
    sum: [strong(`${shown(here)} ÷ ${shown(last.weight)} = ${quotient3(here / last.weight)}`)],
    ...choicesOf(history),
  };
}

const quotient3 = (value: number) => String(Number(value.toPrecision(3)));
