import { type DoseLimit, gradeOfLimit, limitId, sourceText } from '../../../knowledge/index.js';
import { quotient } from '../../dose/words.js';
import { type ConflictGrade, type ConflictSubject, mostSevere } from '../../signing/index.js';
import type { Conflict } from '../shown/conflict.js';
import { compareDose } from './compare-dose.js';
import { atMost, perKilogram } from './dose-words.js';
import { type Compared, nearestOf } from './range-limit.js';

/**
 * Times the labeled maximum from which a dose is serious. Labels are tested for safety at one, three and five times the
 * dose (VICH GL43), so nothing is known beyond; and a ten-fold error of a dose in a range whose maximum is at most twice
 * its minimum is always beyond.
 */
export const farAbove = 5;

interface Exceeded {
  /** The range that the dose exceeds least. */
  readonly by: Compared;
  readonly isFar: boolean;
}

/** How a dose exceeds the label; `null` if it is within one of the ranges, or nothing can be computed. */
function exceeded(subject: ConflictSubject): Exceeded | null {
  const dose = compareDose(subject);
  if (dose === null || 'reason' in dose || dose.compared.some(({ status }) => status !== 'above')) return null;
  const by = nearestOf(dose.compared, 'above');
  if (by === null) return null;
  const isFar = by.excess > farAbove;
  // Starting doses are adjusted to the patient.
  return isFar || dose.compared.every(({ hasMaximum }) => hasMaximum) ? { by, isFar } : null;
}

interface Graded {
  readonly limit: DoseLimit;
  readonly grade: ConflictGrade;
}

/**
 * The limit that decides the grade. A dose far above the label is at least as grave as one above it, whatever a practice
 * made of either limit.
 */
function gravest({ by: { range, hasMaximum }, isFar }: Exceeded): Graded | null {
  const limits: readonly DoseLimit[] = [
    ...(isFar ? ['far-above' as const] : []),
    ...(hasMaximum ? ['dose' as const] : []),
  ];
  const graded = limits.flatMap((limit) => {
    const grade = gradeOfLimit(range, limit);
    return grade === null ? [] : [{ limit, grade }];
  });
  const most = mostSevere(graded.map(({ grade }) => grade));
  return graded.find(({ grade }) => grade === most) ?? null;
}

/**
 * A dose above what the label allows for the drug, the species and the route: worth knowing, and serious far above,
 * unless the practice shows it otherwise. A dose below it is shown without a warning.
 *
 * @see P-402, P-403, P-440
 */
export function doseConflict(subject: ConflictSubject): readonly Conflict[] {
  const found = exceeded(subject);
  const graded = found && gravest(found);
  if (!graded) return [];
  const { range, typed, excess, by, limit, hasMaximum } = found.by;
  const often = by === 'day' ? 'a day' : 'each time';
  const what = hasMaximum ? 'labeled maximum' : 'labeled starting dose';
  return [
    {
      kind: 'dose',
      grade: graded.grade,
      patientValue: `${perKilogram((by === 'day' ? typed.perDay : null) ?? typed.each, typed.unit)} ${often}`,
      sign: '>',
      productValue: `${hasMaximum ? 'at most' : 'starting dose'} ${atMost(limit, range.unit)} ${often}`,
      reason: found.isFar
        ? `${quotient(excess)} times the ${what}. Check the amount, the strength and the weight.`
        : `${quotient(excess)} times the ${what}.`,
      source: sourceText(range, subject.knowledge),
      ruleId: limitId(range, graded.limit),
    },
  ];
}
