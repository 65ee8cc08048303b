import type { ConflictSubject, RecordedWeightFacts } from '../signing/index.js';
import {
  hasUnknownUnit,
  isWeightKnown,
  type StoredWeight,
  weightInKilograms,
  weightInPounds,
  type WeightUnit,
} from '../../clients/patient/index.js';
import { addMonths, type PlainDate, todayIn } from '../../base/time/index.js';
import type { DoseWarning } from './dose-warning.js';
import { isAlike, isDecimalPoint, isGrossChange, isPoundsForKilograms } from './factor.js';
import { isGrowing, possibleGrowth } from './growth.js';
import { heaviestOf } from './heaviest.js';
import { kilogramsPerPound } from './kilograms.js';
import { apart, plain, strong, type SumPart } from './sum.js';
import { dayWords, figure, quotient, withUnit } from './words.js';

interface Weighed {
  readonly weight: number;
  readonly weightUnit: WeightUnit;
}

const unitOf = ({ weightUnit }: StoredWeight): WeightUnit => weightUnit ?? 'lbs';

/** The weight in the unit of another one, unrounded: 9 lbs for 4.1 lbs, 9 kg as 19.84 lbs for 9.1 lbs. */
function inUnit({ weight, weightUnit }: Weighed, unit: WeightUnit): number {
  if (weightUnit === unit) return weight;
  return unit === 'lbs' ? weight / kilogramsPerPound : weight * kilogramsPerPound;
}

const words = ({ weight, weightUnit }: Weighed) => withUnit(weight, weightUnit);

/** The recorded weight, when and by whom it was entered if known, and earlier weights. */
interface History {
  readonly now: Weighed;
  readonly entered: RecordedWeightFacts | null;
  readonly last: RecordedWeightFacts;
  readonly before: RecordedWeightFacts | null;
}

const isSame = (a: Weighed, b: Weighed) => a.weight === b.weight && a.weightUnit === b.weightUnit;

function weightOf({ patient }: ConflictSubject): Weighed | null {
  const { weight } = patient;
  return isWeightKnown(weight) && !hasUnknownUnit(patient) ? { weight, weightUnit: unitOf(patient) } : null;
}

function historyOf(subject: ConflictSubject): History | null {
  const now = weightOf(subject);
  if (!now) return null;
  const known = subject.facts?.weights.filter((recorded) => isWeightKnown(recorded.weight)) ?? [];
  const first = known.findIndex((recorded) => !isSame(recorded, now));
  const last = known[first];
  if (!last) return null;
  const before = known.slice(first + 1).find((recorded) => !isSame(recorded, last)) ?? null;
  return { now, entered: first === 0 ? null : (known[first - 1] ?? null), last, before };
}

/** The ratio of the current weight to an earlier one. */
const factorOf = (now: Weighed, last: Weighed) => inUnit(now, last.weightUnit) / last.weight;

/** Tolerance for the scale and a full stomach on top of the fastest growth. */
const growthSlack = 1.1;

/**
 * Warnings about the recorded weight: it is 1.8 times the last one or more, or 1/1.8 of it or less, or it differs by
 * 25% or more within a month, or no animal of the species is that heavy. Not reported if a young animal may have grown
 * that much since, nor if the weight before the last one shows that the last one was the error. A weight in an unknown
 * unit can't be compared, which is the only warning then.
 *
 * @see P-243, P-315 to P-317, A-577
 */
export function weightWarning(subject: ConflictSubject): readonly DoseWarning[] {
  if (hasUnknownUnit(subject.patient)) return [unknownUnitWarning(subject.patient)];
  const history = historyOf(subject);
  const change = history ? weightChangeWarnings(subject, history) : [];
  return change.length > 0 ? change : impossibleWeightWarning(subject);
}

function unknownUnitWarning({ weight, weightUnit }: StoredWeight): DoseWarning {
  const recorded = `${weight} ${weightUnit}`;
  return {
    kind: 'unknown-unit',
    grade: 'worth-knowing',
    title: 'Weight not checked',
    sentence: `${recorded} is neither in lbs nor in kg, so the weight and doses by weight were not checked.`,
    sum: [],
    fix: null,
    keepLabel: `Keep ${recorded}`,
    short: `${recorded}?`,
  };
}

function weightChangeWarnings(subject: ConflictSubject, history: History): readonly DoseWarning[] {
  const zone = subject.timeZone ?? null;
  const { now, last, entered } = history;
  const [from, to] = [todayIn(zone, last.at), entered ? todayIn(zone, entered.at) : subject.today];
  const factor = factorOf(now, last);
  const growth = possibleGrowth(subject.patient, from, to);
  if (isGrown(factor, growth)) return [];
  const wasSlip = isPutRight(subject, history, zone);
  if (isGrossChange(factor, 1)) return wasSlip ? [] : [grossWeightWarning(history, growth, zone)];
  const isGain = factor > 1 && isGrowing(subject.patient, from);
  return isFast(factor, from, to) && !isGain && !wasSlip ? [weightChangeWarning(history, zone)] : [];
}

/** Whether a young animal may have gained that much. */
const isGrown = (factor: number, growth: number) => factor > 1 && growth > 1 && factor <= growth * growthSlack;

/** Whether the last weight was the error: it differed from the one before it, which the current one matches again. */
function isPutRight({ patient }: ConflictSubject, { now, last, before }: History, zone: string | null): boolean {
  if (before === null || !isAlike(inUnit(now, before.weightUnit), before.weight)) return false;
  const factor = factorOf(last, before);
  return (
    isGrossChange(factor, 1) &&
    !isGrown(factor, possibleGrowth(patient, todayIn(zone, before.at), todayIn(zone, last.at)))
  );
}

/** Whether it changed by 25% or more of the last weight within a calendar month. */
function isFast(factor: number, from: PlainDate, to: PlainDate): boolean {
  return Math.abs(factor - 1) >= 0.25 - 1e-9 && to <= addMonths(from, 1);
}

/** '9 lbs, entered 11-21-2026 by Luis Ferreira; 4.1 lbs on 08-14-2026.' */
function sentenceOf({ now, entered, last }: History, zone: string | null): string {
  return `${enteredWords(now, entered, zone)}; ${words(last)} on ${dayWords(last.at, zone)}.`;
}

function enteredWords(now: Weighed, entered: RecordedWeightFacts | null, zone: string | null): string {
  if (!entered) return words(now);
  return `${words(now)}, entered ${dayWords(entered.at, zone)}${entered.by ? ` by ${entered.by}` : ''}`;
}

function choicesOf({ now, last }: History): Pick<DoseWarning, 'fix' | 'keepLabel' | 'short'> {
  return {
    fix: { label: `Use ${words(last)}`, change: { field: 'weight', value: last.weight, unit: last.weightUnit } },
    keepLabel: `Keep ${words(now)}`,
    short: `${words(now)} or ${words(last)}`,
  };
}

function grossTitle(factor: number): string {
  if (isDecimalPoint(factor, 1)) return factor > 1 ? 'Weight ten times the last one' : 'Weight a tenth of the last one';
  if (factor > 2.05) return 'Weight more than doubled';
  if (factor >= 1.95) return 'Weight doubled';
  if (factor > 1) return 'Weight almost doubled';
  return factor < 1 / 2.05 ? 'Weight less than half' : 'Weight about half';
}

/** 1.8 times the last weight or more, or that fraction of it or less. */
function grossWeightWarning(history: History, growth: number, zone: string | null): DoseWarning {
  const { now, last } = history;
  const here = inUnit(now, last.weightUnit);
  const isSlip = isPoundsForKilograms(here, last.weight);
  const [more, less] = here > last.weight ? [here, last.weight] : [last.weight, here];
  return {
    kind: isSlip ? 'pounds-for-kilograms' : 'weight-change',
    grade: 'serious',
    title: grossTitle(here / last.weight),
    sentence: sentenceOf(history, zone),
    sum: [
      strong(`${shown(more)} ÷ ${shown(less)} = ${quotient(more / less)}`),
      ...(isSlip ? conversionOf(last, here > last.weight) : []),
      ...(here > last.weight && growth > 1
        ? [apart, plain(`a growing animal can reach ${quotient(growth * growthSlack)} times`)]
        : []),
    ],
    ...choicesOf(history),
  };
}

/** ', as pounds to kilograms · 9 lbs = 4.08 kg' */
function conversionOf({ weight }: Weighed, isGain: boolean): readonly SumPart[] {
  const conversion = isGain
    ? `${withUnit(weight, 'kg')} = ${withUnit(weightInPounds({ weight, weightUnit: 'kg' }) ?? 0, 'lbs')}`
    : `${withUnit(weight, 'lbs')} = ${withUnit(weightInKilograms({ weight, weightUnit: 'lbs' }) ?? 0, 'kg')}`;
  return [plain(', as pounds to kilograms'), apart, plain(conversion)];
}

/** Heavier than any animal of the species on record: the unit, the decimal point or the species is wrong. */
function impossibleWeightWarning(subject: ConflictSubject): readonly DoseWarning[] {
  const now = weightOf(subject);
  const limit = heaviestOf(subject.patient.species);
  if (!now || !limit) return [];
  const here = inUnit(now, 'kg');
  if (here <= limit.kilograms) return [];
  const entered = subject.facts?.weights.find((recorded) => isSame(recorded, now)) ?? null;
  return [
    {
      kind: 'impossible-weight',
      grade: 'serious',
      title: `Heavier than any ${limit.noun} on record`,
      sentence: `${enteredWords(now, entered, subject.timeZone ?? null)}; the heaviest ${limit.noun} on record weighed ${withUnit(limit.kilograms, 'kg')}.`,
      sum: [strong(`${shown(here)} ÷ ${limit.kilograms} = ${quotient(here / limit.kilograms)}`)],
      fix: null,
      keepLabel: `Keep ${words(now)}`,
      short: `${words(now)}?`,
    },
  ];
}

/** A weight with at most two decimals. */
const shown = (weight: number) => figure(Number(weight.toFixed(2)));

function weightChangeWarning(history: History, zone: string | null): DoseWarning {
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
