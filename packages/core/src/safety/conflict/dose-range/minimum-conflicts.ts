import { isBirthdateKnown } from '../../../clients/patient/index.js';
import { ageOn, daysBetween } from '../../../base/time/index.js';
import { type DoseRange, gradeOfLimit, limitId, sourceText } from '../../../knowledge/index.js';
import { kilogramsOf } from '../../dose/kilograms.js';
import { figure, unbroken } from '../../dose/words.js';
import type { ConflictSubject } from '../../signing/index.js';
import type { Conflict } from '../shown/conflict.js';
import { doseRangesOf } from './dose-ranges-of.js';
import { ageWords } from './dose-words.js';

/** The range with the lowest minimum; `null` if there is none, or one of them has no minimum. */
function lowest(
  ranges: readonly DoseRange[],
  minimum: 'fromAge' | 'fromWeight',
): { readonly range: DoseRange; readonly from: number } | null {
  const bounds = ranges.map((range) => ({ range, from: range[minimum] ?? 0 })).toSorted((a, b) => a.from - b.from);
  const [first] = bounds;
  return first === undefined || first.from === 0 ? null : first;
}

/** Younger than every labeled range allows. */
function ageConflict(subject: ConflictSubject): readonly Conflict[] {
  const { patient, today, knowledge } = subject;
  const { birthdate } = patient;
  const least = lowest(doseRangesOf(subject), 'fromAge');
  const age = isBirthdateKnown(birthdate) ? ageOn(birthdate, today) : null;
  if (least === null || birthdate === null || age === null || daysBetween(birthdate, today) >= least.from) return [];
  const grade = gradeOfLimit(least.range, 'age');
  if (grade === null) return [];
  return [
    {
      kind: 'age',
      grade,
      patientValue: `${age} old`,
      sign: '<',
      productValue: `labeled from ${ageWords(least.from)}`,
      reason: 'Younger than the label allows.',
      source: sourceText(least.range, knowledge),
      ruleId: limitId(least.range, 'age'),
    },
  ];
}

/** Labels state weights in pounds or kilograms with one or two digits. */
const rounding = 0.99;

/** Lighter than every labeled range allows. */
function weightConflict(subject: ConflictSubject): readonly Conflict[] {
  const { patient, product, knowledge } = subject;
  const least = lowest(doseRangesOf(subject), 'fromWeight');
  const kilograms = kilogramsOf(patient);
  // A product with a label weight range is compared with that (P-083).
  if (least === null || kilograms === null || (product.weightMin ?? 0) > 0) return [];
  if (kilograms >= least.from * rounding) return [];
  const grade = gradeOfLimit(least.range, 'weight');
  if (grade === null) return [];
  return [
    {
      kind: 'weight',
      grade,
      patientValue: `${figure(Number(kilograms.toFixed(2)))}${unbroken}kg`,
      sign: '<',
      productValue: `labeled from ${figure(least.from)}${unbroken}kg`,
      reason: 'Lighter than the label allows.',
      source: sourceText(least.range, knowledge),
      ruleId: limitId(least.range, 'weight'),
    },
  ];
}

/**
 * A patient that is younger or lighter than the label of the drug allows, unless another finding already says so.
 *
 * @param found - the other findings
 * @see P-404, P-440
 */
export function minimumConflicts(subject: ConflictSubject, found: readonly Conflict[]): readonly Conflict[] {
  if (!subject.dosing) return [];
  const isSaid = (kind: Conflict['kind']) => found.some((conflict) => conflict.kind === kind);
  return [...(isSaid('age') ? [] : ageConflict(subject)), ...(isSaid('weight') ? [] : weightConflict(subject))];
}
