import { type DoseRange, gradeOfLimit, limitId, sourceText } from '../../../knowledge/index.js';
import { daysPerFill } from '../../dose/days-per-fill.js';
import { readDirections } from '../../dose/read-directions.js';
import { daysWords, withUnit } from '../../dose/words.js';
import { type ConflictSubject, perSubject } from '../../signing/index.js';
import type { Conflict } from '../shown/conflict.js';
import { compareDose } from './compare-dose.js';
import { doseRangesOf } from './dose-ranges-of.js';

/** The longest course that a label states for what was typed. */
export interface CourseLimit {
  readonly range: DoseRange;
  readonly mostDays: number;
}

/**
 * The ranges that the typed dose is within, or else all of them: no single range may allow both the dose and the days.
 * A single dose says nothing about a course.
 */
function rangesToCompare(subject: ConflictSubject): readonly DoseRange[] {
  const dose = compareDose(subject);
  const compared = dose === null || 'reason' in dose ? [] : dose.compared;
  const within = compared.filter(({ status }) => status === 'within').map(({ range }) => range);
  const isOfCourse = ({ everyHours, mostDays }: DoseRange) => everyHours !== null || mostDays !== null;
  return (within.length > 0 ? within : doseRangesOf(subject)).filter(isOfCourse);
}

/**
 * The longest course that the label allows; `null` if one of the ranges states none, or there is no range.
 *
 * @see P-441
 */
export const courseLimit = perSubject((subject: ConflictSubject): CourseLimit | null => {
  let longest: CourseLimit | null = null;
  for (const range of rangesToCompare(subject)) {
    const { mostDays } = range;
    if (mostDays === null) return null;
    if (longest === null || mostDays > longest.mostDays) longest = { range, mostDays };
  }
  return longest;
});

/** For how many days a prescription is given. */
interface Course {
  readonly days: number;
  /** The refills that prolong it. */
  readonly refills: number;
}

/**
 * The days that are given: the course in the directions, or else the days of supply with all refills. A course that the
 * directions state is repeated by refills, not prolonged. PRN refills are unlimited, so only the first fill counts.
 *
 * @returns `null` if neither directions nor quantity say it
 * @see P-441
 */
export function courseOf({ dosing, daysSupply }: ConflictSubject): Course | null {
  if (!dosing) return null;
  const { directions, unitPerFill, prnFlag } = dosing;
  const stated = readDirections(directions)?.course ?? null;
  if (stated !== null) return { days: stated, refills: 0 };
  const fill = daysPerFill({ daysSupply, quantity: unitPerFill, directions }, dosing);
  const refills = prnFlag ? 0 : (dosing.refills ?? 0);
  return fill === null ? null : { days: fill * (refills + 1), refills };
}

const refillWords = (refills: number) =>
  refills === 0 ? '' : ` with ${withUnit(refills, refills === 1 ? 'refill' : 'refills')}`;

/**
 * A course that is longer than the label allows for the drug, the species, the route and the dose.
 *
 * @see P-440, P-441
 */
export function courseConflict(subject: ConflictSubject): readonly Conflict[] {
  const limit = courseLimit(subject);
  const course = limit && courseOf(subject);
  if (!limit || !course || course.days <= limit.mostDays) return [];
  const grade = gradeOfLimit(limit.range, 'course');
  if (grade === null) return [];
  return [
    {
      kind: 'course',
      grade,
      patientValue: `${daysWords(course.days)}${refillWords(course.refills)}`,
      sign: '>',
      productValue: `labeled for at most ${daysWords(limit.mostDays)}`,
      reason: 'Longer than the label allows.',
      source: sourceText(limit.range, subject.knowledge),
      ruleId: limitId(limit.range, 'course'),
    },
  ];
}
