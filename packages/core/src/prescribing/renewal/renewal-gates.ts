import {
  addMonths,
  comparePlainDates,
  formatDate,
  isPlainDate,
  type PlainDate,
  todayIn,
} from '../../base/time/index.js';
import { weightInPounds, weightLabel } from '../../clients/patient/index.js';
import { failed, passed, type RenewalGate, renewalGateNames } from './gate.js';
import { floorGates, lastOf } from './floor-gates.js';
import { gatesInEffect, type PracticeGates } from './practice-gates.js';
import type { RenewalSource } from './renewal-source.js';

/** Whether a day is at most some months before today; a future day is not. */
const isWithin = (day: PlainDate, months: number, today: PlainDate) =>
  comparePlainDates(day, today) <= 0 && comparePlainDates(addMonths(day, months), today) >= 0;

const inMonths = (months: number) => (months === 1 ? '1 month' : `${months} months`);

function examGate({ patient, formFacts: { today } }: RenewalSource, { examMonths }: PracticeGates): RenewalGate {
  const { lastExamDate } = patient;
  if (!isPlainDate(lastExamDate)) return failed('exam', 'no-exam', 'No exam is recorded.');
  const day = formatDate(lastExamDate);
  return isWithin(lastExamDate, examMonths, today)
    ? passed('exam', `Last exam ${day}`)
    : failed('exam', 'old-exam', `Last exam ${day}, not within ${inMonths(examMonths)}.`);
}

function weightGate(source: RenewalSource, { weightMonths, weightPercent }: PracticeGates): RenewalGate {
  const { summary, formFacts } = source;
  const now = summary.patient && weightInPounds(summary.patient);
  const recorded = summary.facts?.weights[0];
  // The newest record must be the current weight: otherwise its day is that of another weight.
  if (now === null || !(now > 0) || recorded === undefined || weightInPounds(recorded) !== now)
    return failed('weight', 'no-weight', 'The weight, or the day it was recorded, is not known.');
  const day = todayIn(formFacts.location.timeZone, recorded.at);
  const text = `${weightLabel(recorded) ?? ''} on ${formatDate(day)}`;
  if (!isWithin(day, weightMonths, formFacts.today))
    return failed('weight', 'old-weight', `Weighed ${text}, not within ${inMonths(weightMonths)}.`);
  const before = lastOf(source)?.pounds ?? null;
  if (before === null || !(before > 0))
    return failed('weight', 'no-weight', 'The weight at the last prescription is not known.');
  const percent = (Math.abs(now - before) / before) * 100;
  const change = `${percent.toFixed(1)}% from last time`;
  return Math.abs(now - before) * 100 <= before * weightPercent
    ? passed('weight', `Weighed ${text}, ${change}`)
    : failed('weight', 'other-weight', `Weighed ${text}, ${change}: more than ${weightPercent}%.`);
}

/**
 * The verdict of every gate for a renewal, in the order of `renewalGateNames`. Nothing unknown passes. The settings of
 * the practice can only make the result stricter.
 *
 * @see P-461 to P-464
 */
export function renewalGates(source: RenewalSource, practice: PracticeGates): readonly RenewalGate[] {
  const settings = gatesInEffect(practice);
  const gates = [...floorGates(source), examGate(source, settings), weightGate(source, settings)];
  return renewalGateNames.flatMap((name) => gates.filter((gate) => gate.name === name));
}
